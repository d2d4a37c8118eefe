import { describe, expect, it } from 'vitest';
import { describeDelivery } from '../../../client/admin/inbox/describeDelivery';
import { replyLink } from '../../../client/admin/inbox/replyLink';
import { readView, writeView } from '../../../client/admin/inbox/useInboxView';
import { formatShortTime } from '../../../client/admin/kit/time';

const first = { filter: 'all', page: 1, size: 10, message: undefined } as const;

describe('the address of the inbox', () => {
  it('holds what is shown, and nothing that goes without saying', () => {
    expect(writeView(first)).toBe('');
    const view = { filter: 'unread', page: 3, size: 50, message: 12 } as const;
    expect(writeView(view)).toBe('?filter=unread&page=3&size=50&message=12');
    expect(readView(new URLSearchParams(writeView(view)))).toEqual(view);
  });

  it.each(['', 'filter=toString&page=0&size=11&message=-1', 'page=1.5&size=1e1&message=99999999999', 'page=NaN'])(
    'that makes no sense shows the first page: %s',
    (text) => expect(readView(new URLSearchParams(text))).toEqual(first),
  );
});

describe('the delivery of a message', () => {
  const now = Date.parse('2026-05-01T12:00:00.000Z');
  const describeIt = (message: object, isMailConfigured: boolean | undefined) =>
    describeDelivery(
      { delivery: 'PENDING', deliveryAttempts: 1, nextAttemptAt: null, ...message },
      { isMailConfigured, format: (iso) => iso.slice(11, 16), now },
    );

  it.each([
    [{ delivery: 'SENT' }, 'Delivered by mail', undefined],
    [{ delivery: 'FAILED' }, 'Delivery failed', 'Try again'],
    [{ delivery: 'NONE' }, 'In the inbox only', 'Send by mail'],
    [{ deliveryAttempts: 0 }, 'Is being delivered', undefined],
    [{ nextAttemptAt: '2026-05-01T12:05:00.000Z' }, 'Waits, tried again at 12:05', 'Try now'],
    [{ nextAttemptAt: '2026-05-01T11:59:00.000Z' }, 'Waits, tried again now', 'Try now'],
  ])('%j is told in words', (message, text, action) => {
    expect(describeIt(message, true)).toMatchObject({ text });
    expect(describeIt(message, true).action).toBe(action);
  });

  it('is not offered without a mail server, or before one is known', () => {
    expect(describeIt({}, false)).toEqual({ text: 'Waits for a mail server', tone: 'warning' });
    for (const delivery of ['FAILED', 'NONE', 'PENDING']) {
      expect(describeIt({ delivery }, false).action).toBeUndefined();
      expect(describeIt({ delivery }, undefined).action).toBeUndefined();
    }
  });
});

describe('a reply', () => {
  it('goes to the sender alone, whatever the address', () => {
    const link = replyLink({ email: 'a?cc=b&c@example.org', createdAt: '2026-05-01T12:00:00.000Z' });
    const { protocol, pathname, searchParams } = new URL(link);
    expect([protocol, decodeURIComponent(pathname)]).toEqual(['mailto:', 'a?cc=b&c@example.org']);
    expect([...searchParams.keys()]).toEqual(['subject']);
    expect(link).not.toContain('+');
  });
});

describe('a short time', () => {
  it('leaves out what is clear', () => {
    const at = (iso: string) => formatShortTime(iso, new Date(2026, 4, 1, 12));
    expect(at(new Date(2026, 4, 1, 8, 30).toISOString())).toMatch(/8:30/);
    expect(at(new Date(2026, 2, 1).toISOString())).toBe('Mar 1');
    expect(at(new Date(2025, 2, 1).toISOString())).toBe('Mar 1, 2025');
  });
});
