/** The parts of a text that holds a list, trimmed; empty ones are left out. */
export function splitList(text: string | null | undefined, separator: string | RegExp): string[] {
  return (text ?? '')
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
