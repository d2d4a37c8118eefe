/** Codes of Node's network errors and PostgreSQL's SQLSTATE for a server that is away, starting or stopping. */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
const unavailableMessages = [
  /connection terminated/i,
  /timeout exceeded when trying to connect/i,
  /query read timeout/i,
  /client has encountered a connection error/i,
  /pglite is clos/i,
];

/** Whether an error says that the database is away, and not that something is wrong with the request. */
export function isUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    const code = 'code' in at ? String(at.code) : '';
    if (unavailableCodes.has(code) || code.startsWith('08')) return true;
    const { message } = at;
    if (unavailableMessages.some((pattern) => pattern.test(message))) return true;
  }
  return false;
}
