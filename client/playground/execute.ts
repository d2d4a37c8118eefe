import { createClient } from 'graphql-ws';
import type { PlaygroundRequest } from './operation';

/** Takes what comes of a request. */
export interface Sink {
  /** One answer, as it came. */
  next(answer: unknown): void;
  /** The connection failed, in words. */
  fail(message: string): void;
  done(): void;
}

export const address = new URL('/graphql', location.origin);

/** Sends a request: by HTTP, or by `graphql-ws` when it is a subscription. @returns stops it */
export function execute(request: PlaygroundRequest, sink: Sink): () => void {
  return request.isSubscription ? subscribe(request, sink) : post(request, sink);
}

function post({ query, operationName, variables, headers }: PlaygroundRequest, sink: Sink): () => void {
  const aborter = new AbortController();
  async function send(): Promise<void> {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
        body: JSON.stringify({ query, operationName, variables }),
        signal: aborter.signal,
      });
      sink.next(await response.json());
    } catch (error) {
      if (!aborter.signal.aborted) sink.fail(`No answer: ${error instanceof Error ? error.message : String(error)}`);
    }
    sink.done();
  }
  void send();
  return () => aborter.abort();
}

function subscribe({ query, operationName, variables, headers }: PlaygroundRequest, sink: Sink): () => void {
  const url = new URL(address);
  url.protocol = url.protocol.replace('http', 'ws');
  const client = createClient({ url: url.href, connectionParams: headers });
  const unsubscribe = client.subscribe(
    { query, operationName, variables },
    {
      next: (answer) => sink.next(answer),
      error: (error) => {
        if (Array.isArray(error)) sink.next({ errors: error });
        else sink.fail('The connection was lost.');
        sink.done();
      },
      complete: () => sink.done(),
    },
  );
  return () => {
    unsubscribe();
    void client.dispose();
  };
}
