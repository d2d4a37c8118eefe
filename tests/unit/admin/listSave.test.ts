import { expect, test } from 'vitest';
import { describeSave } from '../../../client/admin/kit/listSave';

const nouns = { one: 'project', many: 'projects' };
const item = { title: 'COBOL' };
const titleOf = ({ title }: typeof item) => title;

test.each([
  ['added', 'Added the project “COBOL”.'],
  ['saved', 'Saved the project “COBOL”.'],
  ['shown', 'Visitors see the project “COBOL” again.'],
  ['hidden', 'The project “COBOL” is hidden from visitors.'],
] as const)('says that an item was %s', (kind, sentence) => {
  expect(describeSave({ kind, item }, nouns, titleOf)).toBe(sentence);
});

test('says that a list has a new order', () => {
  expect(describeSave({ kind: 'reordered' }, nouns, titleOf)).toBe('The new order of the projects is saved.');
});

test('cuts titles that would fill the notice', () => {
  const save = { kind: 'saved', item: { title: 'x'.repeat(200) } } as const;
  expect(describeSave(save, nouns, titleOf)).toBe(`Saved the project “${'x'.repeat(60)}…”.`);
});
