import { limits } from '../../schema/limits';
import { fromRest, type RestRoute, toId, toRest } from '../content/core/restRoute';
import { inputFields } from '../content/core/validation';
import { ValidationError } from '../errors';
import type { ContactMessage } from './contactMessage.entity';
import { ContactMessageInput } from './contactMessage.input';

export const contactMessageRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/contact',
    access: 'public',
    body: 'json',
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
