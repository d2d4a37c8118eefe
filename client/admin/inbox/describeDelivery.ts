import type { Message } from './useInbox';

export interface DeliveryDescription {
  text: string;
  tone: 'success' | 'warning' | 'error' | 'neutral';
  /** What the owner can do about it: the text of the button that delivers the message now. */
  action?: string;
}

interface Circumstances {
  /** Undefined as long as it is not known. */
  isMailConfigured: boolean | undefined;
  /** Writes a point in time. */
  format: (iso: string) => string;
  now?: number;
}

/** Says how far a message has come by mail. */
export function describeDelivery(
  { delivery, deliveryAttempts, nextAttemptAt }: Pick<Message, 'delivery' | 'deliveryAttempts' | 'nextAttemptAt'>,
  { isMailConfigured, format, now = Date.now() }: Circumstances,
): DeliveryDescription {
  const can = (action: string) => (isMailConfigured ? { action } : {});
  switch (delivery) {
    case 'SENT':
      return { text: 'Delivered by mail', tone: 'success' };
    case 'FAILED':
      return { text: 'Delivery failed', tone: 'error', ...can('Try again') };
    case 'NONE':
      return { text: 'In the inbox only', tone: 'neutral', ...can('Send by mail') };
    case 'PENDING': {
      if (isMailConfigured === false) return { text: 'Waits for a mail server', tone: 'warning' };
      if (deliveryAttempts === 0) return { text: 'Is being delivered', tone: 'neutral' };
      const isLater = nextAttemptAt !== null && Date.parse(nextAttemptAt) > now;
      const when = isLater ? `at ${format(nextAttemptAt)}` : 'now';
      return { text: `Waits, tried again ${when}`, tone: 'warning', ...can('Try now') };
    }
  }
}
