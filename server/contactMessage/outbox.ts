import type { Database } from '../database/database';
import type { Logger } from '../log';
import { ContactMessage } from './contactMessage.entity';
import { Delivery } from './delivery';
import { codesOf, type Mailer, type MailRoute, reasonOf, type TestResult } from './mailer';

const minute = 60_000;

/** Times in milliseconds. */
export interface OutboxTiming {
  /** Before the second attempt, the third and so on. When there are no more, the delivery has failed. */
  retries: readonly number[];
  /** How long an attempt has the message to itself. Longer than any attempt takes. */
  lease: number;
  /** Between two looks for messages that other instances left behind. */
  poll: number;
  /** How long an attempt may go on when the program stops. */
  stop: number;
}

/** Soon at first, then every six hours, for three days in all. */
export const usualTiming: OutboxTiming = {
  retries: [1, 5, 15, 60, ...Array<number>(11).fill(360)].map((minutes) => minutes * minute),
  lease: 3 * minute,
  poll: minute,
  stop: 5_000,
};

/**
 * Delivers stored messages by mail. What is to be done stands in the database alone, so a restart loses nothing; each
 * message is claimed before it is sent, so several instances never send it twice.
 */
export class Outbox {
  readonly #stopping = new AbortController();
  /** Messages that the mail server took while the database could not be told. */
  readonly #unrecorded = new Set<number>();
  #work: Promise<void> | undefined;
  #isWanted = false;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(
    private readonly database: Database,
    private readonly mailer: Mailer,
    private readonly log: Logger,
    private readonly timing: OutboxTiming = usualTiming,
  ) {}

  /** Looks for messages that are due now, and from then on whenever one is. Returns before they are sent. */
  wake(): void {
    if (this.#isStopped) return;
    this.#isWanted = true;
    this.#work ??= this.run().finally(() => {
      this.#work = undefined;
      // Somebody called while the timer was being set.
      if (this.#isWanted) this.wake();
    });
  }

  get route(): MailRoute {
    return this.mailer.route;
  }

  sendTest(): Promise<TestResult> {
    return this.mailer.sendTest();
  }

  /** Begins nothing new, and gives the attempt under way a moment to end. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#isWanted = false;
    clearTimeout(this.#timer);
    const timer = setTimeout(() => this.#stopping.abort(), this.timing.stop);
    await this.#work;
    clearTimeout(timer);
  }

  private async run(): Promise<void> {
    clearTimeout(this.#timer);
    let delay = this.timing.poll;
    try {
      while (this.#isWanted) {
        this.#isWanted = false;
        while (!this.#isStopped && (await this.deliverNext())) {
          // One after the other, so that a mail server sees one connection at a time.
        }
      }
      if (!this.#isStopped) delay = await this.untilNext();
    } catch (error) {
      this.log.warn(codesOf(error), 'the outbox could not be read or written');
    }
    if (!this.#isStopped) this.#timer = setTimeout(() => this.wake(), delay).unref();
  }

  /** @returns false when no message is due */
  private async deliverNext(): Promise<boolean> {
    const message = await this.claim();
    if (!message) return false;
    const { id, deliveryAttempts: attempt } = message;
    try {
      if (!this.#unrecorded.has(id)) await this.mailer.send(message, this.#stopping.signal);
    } catch (error) {
      this.log.warn({ message: id, attempt, ...codesOf(error) }, 'a contact message could not be delivered');
      await this.recordFailure(id, attempt, reasonOf(error));
      return true;
    }
    this.#unrecorded.add(id);
    await this.record(id, { delivery: Delivery.SENT, nextAttemptAt: null, deliveryError: null });
    this.#unrecorded.delete(id);
    return true;
  }

  /** Takes the message that has been due longest, unless another instance has it. */
  private claim(): Promise<ContactMessage | null> {
    return this.database.write(async (em) => {
      const [claimed] = await em.execute<{ id: number }[]>(
        `update contact_message
         set claimed_until = now() + ? * interval '1 millisecond', delivery_attempts = delivery_attempts + 1
         where id = (
           select id from contact_message
           where delivery = 'pending' and deleted_at is null and next_attempt_at <= ?::timestamptz
             and (claimed_until is null or claimed_until <= now())
           order by next_attempt_at, id limit 1 for update skip locked
         )
         returning id`,
        [this.timing.lease, new Date().toISOString()],
      );
      return claimed ? em.findOne(ContactMessage, { id: claimed.id }) : null;
    });
  }

  private recordFailure(id: number, attempt: number, deliveryError: string): Promise<void> {
    const delay = this.timing.retries[attempt - 1];
    if (delay === undefined) return this.record(id, { delivery: Delivery.FAILED, nextAttemptAt: null, deliveryError });
    return this.record(id, { nextAttemptAt: new Date(Date.now() + delay), deliveryError });
  }

  private async record(
    id: number,
    outcome: Partial<Pick<ContactMessage, 'delivery' | 'nextAttemptAt' | 'deliveryError'>>,
  ): Promise<void> {
    await this.database.write((em) => em.nativeUpdate(ContactMessage, { id }, { ...outcome, claimedUntil: null }));
  }

  /** @returns how long until a message is due, as far as this instance can know */
  private async untilNext(): Promise<number> {
    const [row] = await this.database.read((em) =>
      em.execute<{ due: string | Date | null }[]>(
        `select min(greatest(next_attempt_at, claimed_until)) as due from contact_message
         where delivery = 'pending' and deleted_at is null`,
      ),
    );
    if (!row?.due) return this.timing.poll;
    return Math.min(Math.max(new Date(row.due).getTime() - Date.now(), 0), this.timing.poll);
  }
}
