import { type FilterQuery, LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import { limits } from '../../schema/limits';
import { isPosition, toInput } from '../content/core/validation';
import type { Database } from '../database/database';
import { ConflictError, NotFoundError, ValidationError } from '../errors';
import { RateLimiter } from '../owner/rateLimiter';
import { ContactMessage } from './contactMessage.entity';
import { ContactMessageInput, isSuspicious } from './contactMessage.input';
import { Delivery } from './delivery';
import { toCsv } from './inboxExport';
import { type MailRoute, noMail, type TestResult } from './mailer';
import type { Outbox } from './outbox';

/** Messages from one address within a window in seconds. */
export const perAddress = { points: 30, duration: 60 * 60 };

/** How long a deleted message can be restored, in milliseconds. */
const restorable = limits.inboxDeletedDays * 24 * 60 * 60 * 1000;

export interface InboxPage {
  messages: ContactMessage[];
  total: number;
  unread: number;
  /** Number of the newest message of the whole inbox. */
  newest: number | null;
}

/** How messages are delivered by mail, and what is on its way. */
export interface MailDelivery {
  /** Null without a configured mail server. */
  route: MailRoute | null;
  waiting: number;
  failed: number;
}

export interface InboxRequest {
  /** From 1 to 100. */
  limit: number;
  /** From 0. */
  offset: number;
  unreadOnly?: boolean;
  suspiciousOnly?: boolean;
}

const newestFirst = { createdAt: 'desc', id: 'desc' } as const;

/** Takes messages from visitors and shows them to the owner. A message is stored before anything else happens to it. */
export class ContactMessageService {
  readonly #limiter: RateLimiter;

  constructor(
    private readonly database: Database,
    /** Without one, the inbox is the delivery. */
    private readonly outbox?: Outbox,
  ) {
    this.#limiter = new RateLimiter(database, 'messages', 'contact', perAddress);
  }

  /**
   * @param address of the client, as far as it can be known
   * @returns the stored message; the one that is there already when its client ID has arrived before
   * @throws ValidationError, RateLimitError
   */
  async send(raw: unknown, address: string): Promise<ContactMessage> {
    const input = toInput(ContactMessageInput, raw);
    await this.#limiter.consume(address);
    const message = await this.store(input).catch((error: unknown) => {
      // The same message arrived twice at the same moment, and the other one was faster.
      if (error instanceof UniqueConstraintViolationException) return this.store(input);
      throw error;
    });
    this.outbox?.wake();
    return message;
  }

  /**
   * @returns messages, newest first, how many of their kind there are in all, and how many are unread
   * @throws ValidationError
   */
  inbox({ limit, offset, unreadOnly = false, suspiciousOnly = false }: InboxRequest): Promise<InboxPage> {
    if (!isPosition(limit) || limit < 1) throw ValidationError.of('limit', 'Limit must be a whole number from 1.');
    if (!isPosition(offset)) throw ValidationError.of('offset', 'Offset must be a whole number from 0.');
    const where: FilterQuery<ContactMessage> = {
      deletedAt: null,
      ...(unreadOnly && { isRead: false }),
      ...(suspiciousOnly && { isSuspicious: true }),
    };
    return this.database.read(async (em) => {
      const page = { orderBy: newestFirst, limit: Math.min(limit, limits.inboxPage.max), offset };
      const [messages, total] = await em.findAndCount(ContactMessage, where, page);
      const unread = await em.count(ContactMessage, { deletedAt: null, isRead: false });
      const [newest] = await em.find(ContactMessage, { deletedAt: null }, { orderBy: { id: 'desc' }, limit: 1 });
      return { messages, total, unread, newest: newest?.id ?? null };
    });
  }

  /** @throws NotFoundError */
  async message(id: number): Promise<ContactMessage> {
    const message = await this.database.read((em) => em.findOne(ContactMessage, { id, deletedAt: null }));
    return message ?? notFound(id);
  }

  /** @returns how many messages have come how far by mail */
  countByDelivery(): Promise<{ delivery: string; count: number }[]> {
    return this.database.read((em) =>
      em.execute(
        'select delivery, count(*)::int as count from contact_message where deleted_at is null group by delivery',
      ),
    );
  }

  /** @returns the newest messages as CSV */
  export(): Promise<string> {
    return this.database.read(async (em) =>
      toCsv(await em.find(ContactMessage, { deletedAt: null }, { orderBy: newestFirst, limit: limits.inboxExport })),
    );
  }

  /** @throws NotFoundError */
  markRead(id: number, isRead: boolean): Promise<ContactMessage> {
    return this.change(id, { deletedAt: null }, (message) => {
      message.isRead = isRead;
    });
  }

  /**
   * Marks all messages as read that the owner can have seen.
   *
   * @param upTo number of the newest of them
   * @returns how many were unread
   */
  markAllRead(upTo: number): Promise<number> {
    const seen = { id: { $lte: upTo }, deletedAt: null, isRead: false };
    return this.database.write((em) => em.nativeUpdate(ContactMessage, seen, { isRead: true }));
  }

  /** Takes a message out of the inbox; {@link restore} brings it back for a while. @throws NotFoundError */
  async remove(id: number): Promise<void> {
    await this.change(id, { deletedAt: null }, (message) => {
      message.deletedAt = new Date();
    });
  }

  /** @throws NotFoundError when the message is unknown or was deleted too long ago */
  async restore(id: number): Promise<ContactMessage> {
    const message = await this.change(id, {}, (found) => {
      found.deletedAt = null;
    });
    this.outbox?.wake();
    return message;
  }

  /**
   * Queues a message that was not delivered, to be tried now.
   *
   * @throws NotFoundError, ConflictError when no mail is configured or the message was delivered
   */
  async retryDelivery(id: number): Promise<ContactMessage> {
    if (!this.outbox) throw new ConflictError(noMail);
    const message = await this.change(id, { deletedAt: null }, (found) => {
      if (found.delivery === Delivery.SENT) throw new ConflictError('The message was delivered already.');
      found.delivery = Delivery.PENDING;
      found.deliveryAttempts = 0;
      found.nextAttemptAt = new Date();
    });
    this.outbox.wake();
    return message;
  }

  /** @returns how delivery by mail is set up, and how many messages wait for it or failed */
  mailDelivery(): Promise<MailDelivery> {
    return this.database.read(async (em) => ({
      route: this.outbox?.route ?? null,
      waiting: await em.count(ContactMessage, { deletedAt: null, delivery: Delivery.PENDING }),
      failed: await em.count(ContactMessage, { deletedAt: null, delivery: Delivery.FAILED }),
    }));
  }

  /** Sends a message to the owner that says nothing, so that the mail server's settings can be tried. */
  async sendTest(): Promise<TestResult> {
    return this.outbox ? this.outbox.sendTest() : { isSent: false, reason: noMail };
  }

  /** Drops messages that were deleted too long ago to be restored. */
  async purge(): Promise<void> {
    const deletedAt = { $lt: new Date(Date.now() - restorable) };
    await this.database.write((em) => em.nativeDelete(ContactMessage, { deletedAt }));
  }

  private change(
    id: number,
    where: FilterQuery<ContactMessage>,
    work: (message: ContactMessage) => void,
  ): Promise<ContactMessage> {
    return this.database.write(async (em) => {
      const message = await em.findOne(
        ContactMessage,
        { $and: [{ id }, where] },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      const found = message ?? notFound(id);
      work(found);
      await em.flush();
      return found;
    });
  }

  private store(input: ContactMessageInput): Promise<ContactMessage> {
    const { name, email, message, clientId } = input;
    return this.database.write(async (em) => {
      const known = clientId === null ? null : await em.findOne(ContactMessage, { clientId });
      if (known) return known;
      const suspicious = isSuspicious(input);
      const isMailed = this.outbox !== undefined && !suspicious;
      const createdAt = new Date();
      const stored = em.create(ContactMessage, {
        name,
        email,
        message,
        clientId,
        createdAt,
        isRead: false,
        isSuspicious: suspicious,
        delivery: isMailed ? Delivery.PENDING : Delivery.NONE,
        deliveryAttempts: 0,
        nextAttemptAt: isMailed ? createdAt : null,
        deliveryError: null,
        claimedUntil: null,
        deletedAt: null,
      });
      await em.persist(stored).flush();
      return stored;
    });
  }
}

function notFound(id: number): never {
  throw new NotFoundError(`There is no message with the id ${id}.`);
}
