import type { Client } from '../support/client';

/**
 * What became of a write: answered, refused as unavailable, answered that it is not known, or without an answer because
 * the connection ended.
 */
export type Outcome = { is: 'acknowledged'; body: unknown } | { is: 'refused' } | { is: 'unknown' } | { is: 'lost' };

/** Whether a write may have been stored or not. */
export function isInDoubt({ is }: Outcome): boolean {
  return is === 'unknown' || is === 'lost';
}

/** An answer that no fault excuses. */
export class UnexpectedAnswer extends Error {}

/** How long a request may go without an answer, in milliseconds. */
const patience = 30_000;

/** The way to a server that may be away or dying. It counts what became of the writes. */
export class Door {
  readonly counts = { acknowledged: 0, refused: 0, unknown: 0, lost: 0 };

  constructor(private readonly client: Client) {}

  /** The same server, for a caller with another address, as limits go by it. */
  from(address: string): Door {
    const door = new Door(this.client.from(address));
    Object.assign(door, { counts: this.counts });
    return door;
  }

  /** @throws UnexpectedAnswer */
  async write(method: string, path: string, body?: unknown): Promise<Outcome> {
    const outcome = await this.attempt(method, path, body);
    this.counts[outcome.is] += 1;
    return outcome;
  }

  /** @throws UnexpectedAnswer */
  async list(path: string): Promise<Record<string, unknown>[]> {
    const { status, body, text } = await this.client.rest('GET', path);
    if (status !== 200 || !Array.isArray(body)) throw new UnexpectedAnswer(`GET ${path}: ${status} ${text}`);
    return body;
  }

  private async attempt(method: string, path: string, body: unknown): Promise<Outcome> {
    const init = { signal: AbortSignal.timeout(patience) };
    const json =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const answer = await this.client.rest(method, path, undefined, { ...init, ...json }).catch(() => undefined);
    if (answer === undefined) return { is: 'lost' };
    if (answer.status === 503) return { is: answer.text.includes('Nothing was changed') ? 'refused' : 'unknown' };
    if (answer.status >= 300) throw new UnexpectedAnswer(`${method} ${path}: ${answer.status} ${answer.text}`);
    return { is: 'acknowledged', body: answer.body };
  }
}
