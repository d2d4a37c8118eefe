import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type WebSocket,
} from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The machine's Chromium. @throws Error that says what to install */
function findChromium(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  for (const path of folders.flatMap((folder) => names.map((name) => join(folder, name)))) {
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not this one.
    }
  }
  throw new Error('The browser tests need Chromium: install the package chromium.');
}

/** @param args for Chromium, beyond those that it always gets */
export function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  });
}

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 720 };

/** A person at a browser of their own. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Everything that went wrong in the page and was not expected. */
  problems: string[];
  /** Takes a kind of console error as part of the test, such as a refused request. */
  expectProblem(pattern: RegExp): void;
}

/** Opens a fresh context whose console errors and uncaught exceptions are kept. */
export async function arrive(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({ viewport: desktop, ...options });
  const problems: string[] = [];
  const expected: RegExp[] = [];
  const note = (text: string) => {
    if (!expected.some((pattern) => pattern.test(text))) problems.push(text);
  };
  const watch = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => note(String(error)));
  };
  context.on('page', watch);
  const page = await context.newPage();
  return { page, context, problems, expectProblem: (pattern) => expected.push(pattern) };
}

/** Resolves when the page has asked for both kinds of news. */
export async function isFollowed(page: Page): Promise<void> {
  const socket = await page.waitForEvent('websocket');
  await followed(socket, ['configUpdated', 'contentUpdated']);
}

function followed(socket: WebSocket, names: readonly string[]): Promise<void> {
  const missing = new Set(names);
  return new Promise((resolve) => {
    socket.on('framesent', ({ payload }) => {
      for (const name of missing) if (payload.toString().includes(name)) missing.delete(name);
      if (missing.size === 0) resolve();
    });
  });
}
