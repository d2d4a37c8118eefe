import type { Page, WebSocketRoute } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually, openSite, section, shownText } from '../support/publicPage';

const site = openSite();

/** A server at the other end of the page's live connection that does as it is told. */
class LiveServer {
  readonly connections: WebSocketRoute[] = [];
  /** Whether it takes those who come, or cuts them off at once with this code. */
  refuseWith: number | undefined;

  async answer(page: Page): Promise<void> {
    await page.routeWebSocket(/\/(graphql|ws)$/, (socket) => {
      this.connections.push(socket);
      if (this.refuseWith !== undefined) {
        void socket.close({ code: this.refuseWith });
        return;
      }
      socket.onMessage(async (text) => {
        const { type, id, payload } = JSON.parse(String(text)) as { type: string; id?: string; payload?: object };
        if (type === 'connection_init') socket.send(JSON.stringify({ type: 'connection_ack' }));
        if (type !== 'subscribe' || !String(text).includes('query Revision')) return;
        socket.send(JSON.stringify({ type: 'next', id, payload: await this.ask(payload ?? {}) }));
        socket.send(JSON.stringify({ type: 'complete', id }));
      });
    });
  }

  /** What the site answers to an operation. */
  private async ask(operation: object): Promise<unknown> {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${site.url}/graphql`, { method: 'POST', headers, body: JSON.stringify(operation) })).json();
  }

  async isCalled(times: number): Promise<void> {
    await eventually(async () => this.connections.length).toBe(times);
  }

  async hangUp(code: number): Promise<void> {
    await this.connections.at(-1)?.close({ code });
  }
}

/** A page that is connected and hears no news. */
async function visitInSilence(): Promise<Page> {
  const { page } = await site.newVisitor();
  const live = new LiveServer();
  await live.answer(page);
  await site.load(page);
  await live.isCalled(1);
  return page;
}

/** A page whose time stands still, once it is connected. */
async function visitInStillTime(): Promise<{ page: Page; live: LiveServer }> {
  const { page } = await site.newVisitor();
  const live = new LiveServer();
  await live.answer(page);
  await page.clock.install();
  await site.load(page);
  await page.clock.runFor(2_000);
  await live.isCalled(1);
  await page.clock.pauseAt(Date.now() + 600_000);
  return { page, live };
}

/** Lets the page do what follows from events that have happened. */
async function settle(page: Page): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await page.evaluate(() => Promise.resolve());
}

describe('the live connection', () => {
  it.each([1001, 1006, 1011, 1012])(
    'is tried again 5 times when it ends with code %i, 1 s × attempt apart',
    async (code) => {
      const { page, live } = await visitInStillTime();
      live.refuseWith = code;
      await live.hangUp(code);
      await settle(page);
      for (const attempt of [1, 2, 3, 4, 5]) {
        await page.clock.runFor(attempt * 1_000 - 100);
        await settle(page);
        expect(live.connections, `before attempt ${attempt}`).toHaveLength(attempt);
        await page.clock.runFor(200);
        await live.isCalled(attempt + 1);
        await settle(page);
      }
      await page.clock.runFor(120_000);
      await settle(page);
      expect(live.connections).toHaveLength(6);
    },
  );

  it('begins to count anew after it stood again', async () => {
    const { page, live } = await visitInStillTime();
    for (const times of [2, 3, 4, 5, 6, 7, 8]) {
      await live.hangUp(1006);
      await settle(page);
      await page.clock.runFor(1_100);
      await live.isCalled(times);
      await settle(page);
    }
  });

  it('is not tried again after a normal end', async () => {
    const { page, live } = await visitInStillTime();
    await live.hangUp(1000);
    await settle(page);
    await page.clock.runFor(120_000);
    await settle(page);
    expect(live.connections).toHaveLength(1);
  });

  it('is tested by a call about 2 seconds after it stands', async () => {
    const { page } = await site.newVisitor();
    const live = new LiveServer();
    await live.answer(page);
    let calls = 0;
    await page.route('**/api/test-websocket', async (route) => {
      expect(route.request().method()).toBe('POST');
      calls += 1;
      await route.continue();
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    let isLoaded = false;
    const loading = site.load(page).then(() => {
      isLoaded = true;
    });
    await eventually(async () => {
      await page.clock.runFor(50);
      return isLoaded;
    }).toBe(true);
    await loading;
    await eventually(async () => {
      await page.clock.runFor(100);
      return live.connections.length;
    }).toBe(1);
    await settle(page);
    const before = calls;
    await page.clock.runFor(1_000);
    expect(before).toBe(0);
    await eventually(async () => {
      await page.clock.runFor(100);
      return calls;
    }).toBe(1);
  });

  it('catches up on what was saved while it was lost', async () => {
    const { page, live } = await visitInStillTime();
    await live.hangUp(1006);
    await site.owner.changeFirst('hero', { title: 'Saved meanwhile' });
    await settle(page);
    await page.clock.runFor(1_100);
    await live.isCalled(2);
    await page.clock.resume();
    await page.getByRole('heading', { level: 1, name: 'Saved meanwhile' }).waitFor();
  });

  it('leaves the page as it is when nobody answers at all', async () => {
    const { page } = await site.newVisitor();
    const live = new LiveServer();
    live.refuseWith = 1006;
    await live.answer(page);
    await site.load(page);
    await live.isCalled(1);
    await page.getByRole('heading', { level: 1, name: 'Rear Admiral Grace Hopper' }).waitFor();
  });
});

describe('the section titles', () => {
  const heading = (page: Page) => section(page, 'projects').getByRole('heading', { level: 2 });

  it('are loaded anew when this tab says that they have changed', async () => {
    const page = await visitInSilence();
    await site.owner.changeTitles('projects', { main_title: 'Told by an event' });
    expect(await shownText(heading(page))).toBe('Featured Projects');
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('sectionConfigUpdated')));
    await eventually(() => shownText(heading(page))).toBe('Told by an event');
  });

  it('are loaded anew when another tab says that they have changed', async () => {
    const page = await visitInSilence();
    const other = await page.context().newPage();
    await other.goto(`${site.url}/favicon.svg`);
    await site.owner.changeTitles('projects', { main_title: 'Told by a tab' });
    await other.evaluate(() => localStorage.setItem('somethingElse', '1'));
    await settle(page);
    expect(await shownText(heading(page))).toBe('Featured Projects');
    await other.evaluate(() => localStorage.setItem('sectionConfigUpdated', '1'));
    await eventually(() => shownText(heading(page))).toBe('Told by a tab');
  });

  it('stay as they are when they cannot be loaded anew', async () => {
    const page = await visitInSilence();
    const asked = page.waitForResponse('**/graphql');
    await page.route('**/graphql', (route) => route.fulfill({ json: { errors: [{ message: 'Broken' }] } }));
    await page.evaluate(() => window.dispatchEvent(new CustomEvent('sectionConfigUpdated')));
    await asked;
    await settle(page);
    expect(await shownText(heading(page))).toBe('Featured Projects');
  });
});
