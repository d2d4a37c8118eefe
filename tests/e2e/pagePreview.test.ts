import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../support/builtServer';
import { entry, eventually, openSite, screens, section } from '../support/publicPage';

const site = openSite((owner) => owner.hideAll('projects'));
const servers: Server[] = [];
/** A site that a project runs at, and one that does not let itself be framed. */
let running: string;
let refusing: string;

beforeAll(async () => {
  running = await serve({});
  refusing = await serve({ 'x-frame-options': 'DENY' });
});

afterAll(() => {
  for (const server of servers) server.close();
});

async function serve(headers: OutgoingHttpHeaders): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers });
    response.end('<!doctype html><title>Running</title><h1>The running project</h1>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}/`;
}

async function addProject(fields: object): Promise<void> {
  await site.owner.create('projects', { title: 'Compass', description: 'A story.', category: 'web', ...fields });
}

async function preview(page: Page): Promise<Locator> {
  await button(page).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return dialog;
}

function button(page: Page): Locator {
  return entry(section(page, 'projects'), 'Compass').getByRole('button', { name: /^View Project/ });
}

/** The server knows nothing of sites that are in the browser alone. */
async function hideFromServer(page: Page): Promise<void> {
  await page.route('**/api/projects/*/frame', (route) => route.fulfill({ json: { is_allowed: null } }));
}

async function expectFailure(dialog: Locator, address: string): Promise<void> {
  await dialog.getByRole('heading', { name: 'Unable to Load Project' }).waitFor();
  await dialog
    .getByText(
      "The project website couldn't be loaded. This might be due to CORS restrictions or the site being unavailable.",
    )
    .waitFor();
  const link = dialog.getByRole('link', { name: 'Open in New Tab' }).last();
  expect(await link.getAttribute('href')).toBe(address);
  expect(await link.getAttribute('target')).toBe('_blank');
}

describe.each(screens)('the preview of a project on %s', (_name, viewport) => {
  it('shows the running project over the whole screen, in a frame that may do no more than it needs', async () => {
    await addProject({ live_url: running });
    const page = await site.visit({ viewport });
    const dialog = await preview(page);
    await dialog.frameLocator('iframe').getByRole('heading', { name: 'The running project' }).waitFor();
    const frame = dialog.locator('iframe');
    expect(await frame.getAttribute('src')).toBe(running);
    expect((await frame.getAttribute('sandbox'))?.split(' ').sort()).toEqual(
      ['allow-forms', 'allow-popups', 'allow-same-origin', 'allow-scripts'].sort(),
    );
    expect(await frame.getAttribute('title')).toBeTruthy();
    await eventually(() => dialog.getByText('Loading project...').count()).toBe(0);
    expect(await dialog.getByText('Unable to Load Project').count()).toBe(0);
    const box = await frame.boundingBox();
    expect(box?.width).toBeGreaterThan(viewport.width * 0.8);
    expect(box?.height).toBeGreaterThan(viewport.height * 0.7);
  });

  it('closes by its button, by Escape and by a click beside it, and gives the focus back', async () => {
    await addProject({});
    const page = await site.visit({ viewport });
    const isOver = async () => {
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await eventually(() => button(page).evaluate((element) => element === document.activeElement)).toBe(true);
    };
    const dialog = await preview(page);
    await dialog.getByRole('button', { name: /close/i }).click();
    await isOver();
    await preview(page);
    await page.keyboard.press('Escape');
    await isOver();
    await preview(page);
    await page.mouse.click(2, 2);
    await isOver();
  });

  it('keeps the focus inside', async () => {
    await addProject({ github_url: 'https://github.example.org/compass' });
    const page = await site.visit({ viewport });
    const dialog = await preview(page);
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      const isInside = await dialog.evaluate(
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(isInside, `after ${press + 1}`).toBe(true);
    }
  });
});

describe('the preview of a project without a live address', () => {
  it('says so and leads to GitHub', async () => {
    await addProject({ github_url: 'https://github.example.org/compass' });
    const dialog = await preview(await site.visit());
    await dialog.getByRole('heading', { name: 'No Live URL' }).waitFor();
    await dialog.getByText("This project doesn't have a live URL configured yet.").waitFor();
    const link = dialog.getByRole('link', { name: 'View on GitHub' });
    expect(await link.getAttribute('href')).toBe('https://github.example.org/compass');
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toContain('noopener');
    expect(await dialog.locator('iframe').count()).toBe(0);
  });

  it('leads nowhere when there is no GitHub address either', async () => {
    await addProject({});
    const dialog = await preview(await site.visit());
    await dialog.getByRole('heading', { name: 'No Live URL' }).waitFor();
    expect(await dialog.getByRole('link').count()).toBe(0);
  });
});

describe('the frame of a project', () => {
  it('says that it is loading until the project is there', async () => {
    await addProject({ live_url: 'https://slow.example.org/' });
    const page = await site.visit();
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    await hideFromServer(page);
    await page.route('https://slow.example.org/', async (route) => {
      await isAnswered;
      await route.fulfill({ contentType: 'text/html', body: '<h1>At last</h1>' });
    });
    const dialog = await preview(page);
    await dialog.getByText('Loading project...').waitFor();
    answer();
    await dialog.frameLocator('iframe').getByRole('heading', { name: 'At last' }).waitFor();
    await dialog.getByText('Loading project...').waitFor({ state: 'hidden' });
  });

  it('reads an address without a scheme as https', async () => {
    await addProject({ live_url: 'compass.example.org/app' });
    const page = await site.visit();
    await hideFromServer(page);
    await page.route('https://compass.example.org/app', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Secure</h1>' }),
    );
    const dialog = await preview(page);
    await dialog.frameLocator('iframe').getByRole('heading', { name: 'Secure' }).waitFor();
    expect(await dialog.locator('iframe').getAttribute('src')).toBe('https://compass.example.org/app');
  });

  it('gives up on a project that never answers', async () => {
    await addProject({ live_url: 'https://silent.example.org/' });
    const { page } = await site.newVisitor();
    await page.clock.install();
    await site.load(page);
    await hideFromServer(page);
    await page.route('https://silent.example.org/', () => new Promise<void>(() => undefined));
    const dialog = await preview(page);
    await dialog.getByText('Loading project...').waitFor();
    await page.clock.fastForward(60_000);
    await expectFailure(dialog, 'https://silent.example.org/');
  });

  it('says that a project cannot be loaded when nothing is there', async () => {
    const nowhere = `http://127.0.0.1:${await freePort()}/`;
    await addProject({ live_url: nowhere });
    const { page, expectProblem } = await site.newVisitor();
    expectProblem(/ERR_CONNECTION_REFUSED/);
    await site.load(page);
    await expectFailure(await preview(page), nowhere);
  });

  it('says that a project cannot be loaded when it does not let itself be framed', async () => {
    await addProject({ live_url: refusing });
    const { page, expectProblem } = await site.newVisitor();
    expectProblem(/Refused to display/);
    await site.load(page);
    await expectFailure(await preview(page), refusing);
  });

  it('says that a project cannot be loaded when the connection is lost', async () => {
    await addProject({ live_url: running });
    const { page, context, expectProblem } = await site.newVisitor();
    expectProblem(/ERR_INTERNET_DISCONNECTED/);
    await site.load(page);
    await preview(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await context.setOffline(true);
    await expectFailure(await preview(page), running);
  });

  it('takes nothing from the page when it cannot be opened without a connection', async () => {
    await addProject({ live_url: running });
    const { page, context, expectProblem } = await site.newVisitor();
    expectProblem(/ERR_INTERNET_DISCONNECTED|preload CSS|dynamically imported module/);
    await site.load(page);
    await context.setOffline(true);
    const hasFailed = page.waitForEvent('requestfailed');
    await button(page).click();
    await Promise.any([hasFailed, page.getByRole('dialog').waitFor()]);
    await page.keyboard.press('Escape');
    await context.setOffline(false);
    const dialog = await preview(page);
    await dialog.frameLocator('iframe').getByRole('heading', { name: 'The running project' }).waitFor();
  });

  it('never holds this site itself, where the project could use the rights of the owner', async () => {
    await addProject({ live_url: `${site.url}/admin` });
    const { page, expectProblem } = await site.newVisitor();
    expectProblem(/frame-ancestors|Refused to (display|frame)/);
    await site.load(page);
    const dialog = await preview(page);
    await expectFailure(dialog, `${site.url}/admin`);
    expect(page.frames().filter((frame) => frame !== page.mainFrame() && frame.url().startsWith(site.url))).toEqual([]);
    expect(await dialog.frameLocator('iframe').getByLabel('Username').count()).toBe(0);
  });
});
