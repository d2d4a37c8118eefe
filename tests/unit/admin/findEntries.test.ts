import { expect, test } from 'vitest';
import { type Found, findEntries, type MarkedText } from '../../../client/admin/search/findEntries';
import { findWords } from '../../../client/admin/search/findWords';
import type { SearchEntry } from '../../../client/admin/search/searchEntries';

function entry(title: string, ...texts: string[]): SearchEntry {
  return { key: title, path: `/admin/projects?item=${title}`, title, kind: 'Projects', texts, isHidden: false };
}

const titles = (found: readonly Found[]) => found.map(({ entry: { title } }) => title);
const marked = ({ text, marks }: MarkedText) => marks.map(({ start, end }) => text.slice(start, end));

test('finds entries that have every word, in the title or in a text', () => {
  const entries = [entry('FLOW-MATIC', 'English for computers'), entry('COBOL', 'A language for business')];
  expect(titles(findEntries(entries, 'english'))).toEqual(['FLOW-MATIC']);
  expect(titles(findEntries(entries, 'cobol business'))).toEqual(['COBOL']);
  expect(titles(findEntries(entries, 'cobol english'))).toEqual([]);
  expect(titles(findEntries(entries, ' '))).toEqual(['FLOW-MATIC', 'COBOL']);
});

test('shows titles that begin with the query first, then titles that have it, then texts', () => {
  const entries = [entry('A-0', 'before COBOL'), entry('The COBOL report'), entry('COBOL'), entry('Cobol 60')];
  expect(titles(findEntries(entries, 'cobol'))).toEqual(['COBOL', 'Cobol 60', 'The COBOL report', 'A-0']);
});

test('marks what was found as it is written, whatever the letter case and the accents', () => {
  const [found] = findEntries([entry('Élan vital, an ELAN')], 'elan');
  expect(found && marked(found.title)).toEqual(['Élan', 'ELAN']);
  expect(found?.excerpt).toBeUndefined();
});

test('finds words in texts whose characters change their length', () => {
  const decomposed = 'cafe\u0301 ﬁne';
  expect(marked({ text: decomposed, marks: findWords(decomposed, ['cafe', 'fi']) })).toEqual(['cafe\u0301', 'ﬁ']);
  expect(marked({ text: '😀 İstanbul', marks: findWords('😀 İstanbul', ['istanbul']) })).toEqual(['İstanbul']);
});

test('joins marks that overlap', () => {
  expect(findWords('banana', ['ban', 'nan'])).toEqual([{ start: 0, end: 5 }]);
});

test('shows the part of a long text around what was found, in whole words', () => {
  const text = `${'before '.repeat(40)}needle ${'after '.repeat(40)}`;
  const [found] = findEntries([entry('Haystack', text)], 'needle');
  if (!found?.excerpt) throw new Error('There is no excerpt.');
  expect(found.excerpt.text).toMatch(/^…(before )+needle( after)+…$/);
  expect(found.excerpt.text.length).toBeLessThan(140);
  expect(marked(found.excerpt)).toEqual(['needle']);
});

test('shows the beginning of a short text, whole', () => {
  const [found] = findEntries([entry('Haystack', 'A needle\nand more')], 'needle');
  expect(found?.excerpt?.text).toBe('A needle and more');
});
