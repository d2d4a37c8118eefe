import type { Message } from './useInbox';

/** @returns a link that begins an answer in the owner's mail program */
export function replyLink({ email, createdAt }: Pick<Message, 'email' | 'createdAt'>): string {
  const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });
  const subject = `Re: Your message of ${day.format(new Date(createdAt))}`;
  const address = email.split('@').map(encodeURIComponent).join('@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`;
}
