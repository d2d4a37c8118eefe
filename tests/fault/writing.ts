import { setTimeout as after } from 'node:timers/promises';
import type { Writer } from './writers';

/** Writers that go on until they are stopped, whatever they are answered. */
export class Writing {
  #isStopped = false;
  readonly #loops: Promise<unknown>;

  constructor(writers: readonly Writer[]) {
    this.#loops = Promise.all(
      writers.map(async (writer) => {
        while (!this.#isStopped) {
          await writer.write();
          await after(50);
        }
      }),
    );
    // A failure is thrown by `stop`, not before anybody waits for it.
    this.#loops.catch(() => undefined);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#loops;
  }
}
