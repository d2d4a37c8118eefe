import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RequestHandler } from 'express';
import { OverloadError } from '../errors';

/** How often the delay is looked at, and how exactly it is measured, in milliseconds. */
const timing = { look: 500, resolution: 20 } as const;

/**
 * Whether the process has more to do than it can: whatever is ready to run has waited too long for its turn, twice in a
 * row, as one long piece of work alone is no overload. Requests that need work are refused then, so that those that
 * were begun are finished.
 */
export class Overload {
  readonly #delay = monitorEventLoopDelay({ resolution: timing.resolution });
  readonly #timer = setInterval(() => this.look(this.measure()), timing.look).unref();
  #looksOver = 0;
  #lookedAt = performance.now();

  /** @param limit in milliseconds */
  constructor(private readonly limit: number) {
    this.#delay.enable();
  }

  get isOver(): boolean {
    return this.#looksOver >= 2;
  }

  /** Refuses requests while it lasts. */
  readonly middleware: RequestHandler = (_request, _response, next) => {
    if (this.isOver) throw new OverloadError();
    next();
  };

  /** @param delay that was measured since the last look, in milliseconds */
  look(delay: number): void {
    this.#looksOver = delay > this.limit ? this.#looksOver + 1 : 0;
  }

  close(): void {
    clearInterval(this.#timer);
    this.#delay.disable();
  }

  /** The mean, in milliseconds, since it was measured last; all of that time when nothing else had a turn. */
  private measure(): number {
    const { mean, count } = this.#delay;
    const now = performance.now();
    const passed = now - this.#lookedAt;
    this.#delay.reset();
    this.#lookedAt = now;
    return count === 0 ? passed : mean / 1e6 - timing.resolution;
  }
}
