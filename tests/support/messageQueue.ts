/** Keeps what arrives until somebody asks for it, so that tests wait for events and never for time. */
export class MessageQueue<M> {
  readonly #messages: M[] = [];
  readonly #waiting: ((message: M) => void)[] = [];

  push(message: M): void {
    const waiting = this.#waiting.shift();
    if (waiting) waiting(message);
    else this.#messages.push(message);
  }

  /** The next message, when it is there. */
  next(): Promise<M> {
    const message = this.#messages.shift();
    if (message !== undefined) return Promise.resolve(message);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** The next message that fits; those before it are dropped. */
  async find(fits: (message: M) => boolean): Promise<M> {
    for (;;) {
      const message = await this.next();
      if (fits(message)) return message;
    }
  }

  /** What has arrived and was not asked for yet. */
  drain(): M[] {
    return this.#messages.splice(0);
  }
}
