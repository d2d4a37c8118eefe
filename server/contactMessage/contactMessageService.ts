import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { limits } from '../../schema/limits';
import { isPosition, toInput } from '../content/core/validation';
import type { Database } from '../database/database';
import { NotFoundError, ValidationError } from '../errors';
import { consume } from '../owner/signInLimiter';
import { ContactMessage, ContactMessageInput } from './contactMessage.entity';

/** Messages from one address within a window in seconds. */
const perAddress = { points: 30, duration: 60 * 60 };

export interface InboxPage {
  messages: ContactMessage[];
  total: number;
}

/** Takes messages from visitors and shows them to the owner. A message is stored before anything else happens to it. */
export class ContactMessageService {
  readonly #limiter = new RateLimiterMemory({ keyPrefix: 'contact', ...perAddress });

  constructor(private readonly database: Database) {}

  /**
   * @param address of the client, as far as it can be known
   * @returns the stored message; the one that is there already when its client ID has arrived before
   * @throws ValidationError, RateLimitError
   */
  async send(raw: unknown, address: string): Promise<ContactMessage> {
    const input = toInput(ContactMessageInput, raw);
    await consume(this.#limiter, address, 'messages');
    try {
      return await this.store(input);
    } catch (error) {
      // The same message arrived twice at the same moment, and the other one was faster.
      if (error instanceof UniqueConstraintViolationException) return this.store(input);
      throw error;
    }
  }

  /**
   * @param page `limit` from 1 to 100, `offset` from 0
   * @returns messages, newest first, and how many there are in all
   * @throws ValidationError
   */
  inbox({ limit, offset }: { limit: number; offset: number }): Promise<InboxPage> {
    if (!isPosition(limit) || limit < 1) throw ValidationError.of('limit', 'Limit must be a whole number from 1.');
    if (!isPosition(offset)) throw ValidationError.of('offset', 'Offset must be a whole number from 0.');
    return this.database.read(async (em) => {
      const [messages, total] = await em.findAndCount(
        ContactMessage,
        {},
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: Math.min(limit, limits.inboxPage.max), offset },
      );
      return { messages, total };
    });
  }

  /** @throws NotFoundError */
  async remove(id: number): Promise<void> {
    const removed = await this.database.write((em) => em.nativeDelete(ContactMessage, { id }));
    if (removed === 0) throw new NotFoundError(`There is no message with the id ${id}.`);
  }

  private store(input: ContactMessageInput): Promise<ContactMessage> {
    const { clientId } = input;
    return this.database.write(async (em) => {
      const known = clientId === null ? null : await em.findOne(ContactMessage, { clientId });
      if (known) return known;
      const message = em.create(ContactMessage, { ...input, createdAt: new Date() });
      await em.persist(message).flush();
      return message;
    });
  }
}
