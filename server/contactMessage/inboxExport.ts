import type { ContactMessage } from './contactMessage.entity';

const columns: readonly (readonly [title: string, value: (message: ContactMessage) => string])[] = [
  ['id', ({ id }) => String(id)],
  ['received', ({ createdAt }) => createdAt.toISOString()],
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['message', ({ message }) => message],
  ['read', ({ isRead }) => (isRead ? 'yes' : 'no')],
  ['suspicious', ({ isSuspicious }) => (isSuspicious ? 'yes' : 'no')],
];

/** Without it, spreadsheets do not read UTF-8 as such. */
const byteOrderMark = '\ufeff';

/** The messages as CSV (RFC 4180), with a row of titles. */
export function toCsv(messages: readonly ContactMessage[]): string {
  const titles = columns.map(([title]) => title);
  const rows = messages.map((message) => columns.map(([, value]) => toCell(value(message))));
  return `${byteOrderMark}${[titles, ...rows].map((row) => `${row.join(',')}\r\n`).join('')}`;
}

/** What a visitor wrote must not run as a formula in the owner's spreadsheet: an apostrophe makes it text. */
function toCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
