import { registerEnumType } from 'type-graphql';

/** How far a message has come on its way by mail. */
export const Delivery = { NONE: 'none', PENDING: 'pending', SENT: 'sent', FAILED: 'failed' } as const;
export type Delivery = (typeof Delivery)[keyof typeof Delivery];

registerEnumType(Delivery, {
  name: 'Delivery',
  description: 'How far a message has come on its way to the owner by mail.',
  valuesConfig: {
    NONE: { description: 'It is in the inbox only: no mail server is configured, or the message is suspicious.' },
    PENDING: { description: 'It will be tried, for the first time or again.' },
    SENT: { description: 'The mail server took it.' },
    FAILED: { description: 'It was tried for three days in vain. It is tried again when the owner says so.' },
  },
});
