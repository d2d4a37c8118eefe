/**
 * A script element that holds data and is never run. JSON in it would end where `</script` or `<!--` begins, whatever
 * stands in its strings, so those characters are written as escapes.
 */
export function dataBlock(type: 'application/json' | 'application/ld+json', data: unknown, id?: string): string {
  const json = JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
  return `<script type="${type}"${id === undefined ? '' : ` id="${id}"`}>${json}</script>`;
}
