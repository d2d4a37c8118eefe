import { limits } from '../../schema/limits';
import { fromRest, type RestRoute, ref, toId, toRest } from '../content/core/restRoute';
import { inputFields } from '../content/core/validation';
import { ValidationError } from '../errors';
import type { ContactMessage } from './contactMessage.entity';
import { ContactMessageInput } from './contactMessage.input';

const tag = 'Contact messages';

export const contactMessageRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/contact',
    access: 'public',
    body: 'json',
    docs: {
      id: 'sendContactMessage',
      tag,
      summary: 'Sends a message to the owner.',
      description: 'A message whose client_id has arrived already is not stored again, so sending may be tried again.',
      body: ref('ContactMessageInput'),
      answer: ref('ContactMessage'),
      status: 201,
      refusals: [429],
    },
    handle: async ({ context, body }) => {
      const raw = fromRest(body, inputFields(ContactMessageInput));
      return { status: 201, value: present(await context.services.messages.send(raw, context.caller.address)) };
    },
  },
  {
    method: 'GET',
    path: '/admin/contacts',
    access: 'owner',
    body: 'none',
    docs: {
      id: 'listContactMessages',
      tag,
      summary: 'Lists the inbox, newest first.',
      description: `Without limit and offset it answers the newest ${limits.inboxPage.max}.`,
      query: [
        {
          name: 'limit',
          description: `How many messages; more than ${limits.inboxPage.max} are never answered.`,
          schema: { type: 'integer', minimum: 1, default: limits.inboxPage.default },
        },
        {
          name: 'offset',
          description: 'How many newer messages are left out.',
          schema: { type: 'integer', minimum: 0, default: 0 },
        },
      ],
      answer: { type: 'array', items: ref('ContactMessage') },
      refusals: [422],
    },
    handle: async ({ context, query }) => {
      const { messages } = await context.services.messages.inbox(toPage(query));
      return { status: 200, value: messages.map(present) };
    },
  },
  {
    method: 'DELETE',
    path: '/admin/contacts/:id',
    access: 'owner',
    body: 'none',
    docs: {
      id: 'deleteContactMessage',
      tag,
      summary: 'Deletes a message.',
      description: `GraphQL can restore it for ${limits.inboxDeletedDays} days.`,
      status: 204,
    },
    handle: async ({ context, params }) => {
      await context.services.messages.remove(toId(params.id));
      return { status: 204 };
    },
  },
];

/** Clients that ask for no page get all that one answer may hold. */
function toPage(query: URLSearchParams): { limit: number; offset: number } {
  const { default: size, max } = limits.inboxPage;
  if (!query.has('limit') && !query.has('offset')) return { limit: max, offset: 0 };
  return { limit: toNumber(query, 'limit', size), offset: toNumber(query, 'offset', 0) };
}

function toNumber(query: URLSearchParams, name: string, fallback: number): number {
  const text = query.get(name);
  if (text === null) return fallback;
  if (!/^\d{1,9}$/.test(text)) throw ValidationError.of(name, `The ${name} must be a whole number.`);
  return Number(text);
}

function present({ id, name, email, message, createdAt }: ContactMessage): Record<string, unknown> {
  return toRest({ id, name, email, message, createdAt });
}
