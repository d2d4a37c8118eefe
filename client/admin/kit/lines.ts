import { splitList } from './splitList';

const separator = ' | ';

/** @returns the parts of a stored list, each on a line of its own */
export function toLines(stored: string): string {
  return splitList(stored, '|').join('\n');
}

/** @returns how a list is stored of which every line is a part; bullets of a pasted list are left out */
export function fromLines(text: string): string {
  return splitList(text, /[\n\r|]/)
    .map((line) => line.replace(bullet, ''))
    .filter((line) => line !== '')
    .join(separator);
}

const bullet = /^[•◦▪‣*–-]\s+/;
