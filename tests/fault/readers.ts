import { setTimeout as after } from 'node:timers/promises';

const query = `/graphql?query=${encodeURIComponent('{ projects { title } }')}`;
const paths = ['/', '/api/projects', '/api/stats', '/api/section-titles', query];

export interface Readings {
  answered: number;
  failed: number;
  /** Both, and how long it took. */
  text: string;
}

/** Visitors who read the page and the APIs all the time. */
export class Readers {
  constructor(
    private readonly url: string,
    private readonly count: number,
  ) {}

  /** Reads for as long as something lasts. */
  async during(work: () => Promise<unknown>): Promise<Readings> {
    let isOver = false;
    let failed = 0;
    const times: number[] = [];
    const read = async (reader: number) => {
      for (let turn = reader; !isOver; turn += 1) {
        const began = performance.now();
        if (await this.read(turn)) times.push(performance.now() - began);
        else failed += 1;
        await after(10);
      }
    };
    const reading = Promise.all(Array.from({ length: this.count }, (_, reader) => read(reader)));
    try {
      await work();
    } finally {
      isOver = true;
      await reading;
    }
    const sorted = times.toSorted((one, other) => one - other);
    const p99 = Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN);
    return { answered: times.length, failed, text: `${times.length} / ${failed}, p99 ${p99} ms` };
  }

  private async read(turn: number): Promise<boolean> {
    const status = await get(this.url, paths[turn % paths.length] ?? '/').catch(() => 0);
    return status === 200;
  }
}

async function get(url: string, path: string): Promise<number> {
  // What browsers cannot send by themselves; GraphQL wants it of a read by GET.
  const response = await fetch(url + path, { headers: { 'apollo-require-preflight': '1' } });
  await response.arrayBuffer();
  return response.status;
}
