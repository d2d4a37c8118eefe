/** A random UUID (RFC 9562, version 4), also where the page was not loaded over a secure connection. */
export function createUuid(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = Array.from(getRandomBytes(), (byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40;
    if (index === 8) return (byte & 0x3f) | 0x80;
    return byte;
  });
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function getRandomBytes(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(16));
}
