/** What the events of the network tell; those of the page tell nothing. */
export interface News {
  requestId: string;
  request: { url: string };
  type?: string;
  encodedDataLength?: number;
}

/** A message of the DevTools protocol: an answer, or news. */
interface Message {
  id?: number;
  result?: Record<string, unknown>;
  error?: { message: string };
  method?: string;
  params?: News;
  sessionId?: string;
}

type Listener = (news: News) => void;

/** A new window loads parts of the browser's own at first, which would compete with the page. In milliseconds. */
const settling = 2_000;

/**
 * A page of a fresh browser profile, driven by the DevTools protocol alone. Playwright and its like watch the page's
 * scripts; then each error that a script makes, as React does at its start, costs the browser another reading of the
 * whole script, which no visitor has.
 */
export class UnwatchedPage {
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  readonly #listeners = new Map<string, Listener>();
  #sessionId: string | undefined;
  #profile: unknown;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data));
  }

  /** @param port where the browser takes the protocol */
  static async open(port: number): Promise<UnwatchedPage> {
    const { webSocketDebuggerUrl } = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json();
    const socket = new WebSocket(webSocketDebuggerUrl);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = reject;
    });
    const page = new UnwatchedPage(socket);
    page.#profile = (await page.send('Target.createBrowserContext')).browserContextId;
    const { targetId } = await page.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId: page.#profile,
    });
    page.#sessionId = (
      await page.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
    ).sessionId;
    await new Promise((resolve) => setTimeout(resolve, settling));
    return page;
  }

  send<Result = Record<string, unknown>>(method: string, params: object = {}): Promise<Result> {
    const id = this.#answers.size + 1;
    return new Promise((resolve, reject) => {
      this.#answers.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, method, params, sessionId: this.#sessionId }));
    });
  }

  on(method: string, listener: Listener): void {
    this.#listeners.set(method, listener);
  }

  /** What an expression comes to in the page, awaited. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const options = { expression, awaitPromise: true, returnByValue: true };
    return (await this.send<{ result: { value: Value } }>('Runtime.evaluate', options)).result.value;
  }

  async close(): Promise<void> {
    this.#sessionId = undefined;
    await this.send('Target.disposeBrowserContext', { browserContextId: this.#profile });
    this.#socket.close();
  }

  #receive({ id, result, error, method, params, sessionId }: Message): void {
    if (id !== undefined) {
      if (error) this.#answers.get(id)?.reject(new Error(error.message));
      else this.#answers.get(id)?.resolve(result as never);
    } else if (method !== undefined && params && sessionId === this.#sessionId) {
      this.#listeners.get(method)?.(params);
    }
  }
}
