/**
 * @returns whether the texts of an item contain every word of the query, whatever the letter case and the accents; an
 * empty query finds everything
 */
export function matchesSearch(item: object, query: string): boolean {
  const texts = Object.entries(item).filter(([field, value]) => field !== '__typename' && typeof value === 'string');
  const text = simplify(texts.map(([, value]) => value).join('\n'));
  return simplify(query)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The text without letter case and accents. */
export function simplify(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
