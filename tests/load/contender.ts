import autocannon from 'autocannon';

/** How long one run of requests takes. */
export const seconds = 4;
const connections = 40;

/** A request that is sent again and again. */
export interface Contender {
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

/** @returns requests a second, all of which were answered well */
export async function fire(contender: Contender, duration: number): Promise<number> {
  return (await load(contender, duration)).average;
}

/** @returns how many requests there were, on average in a second and in all */
export async function load({ url, headers, body }: Contender, duration: number) {
  const method = body === undefined ? 'GET' : 'POST';
  const result = await autocannon({ url, headers, body, method, duration, connections });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests;
}
