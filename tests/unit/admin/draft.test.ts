import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftNames, readDraft, removeDraft, writeDraft } from '../../../client/admin/kit/draft';

const values = { title: 'Typed', about: { text: 'Typed too' }, isActive: true };
const blank = { title: '', about: { text: '' }, isActive: false };
const items = new Map<string, string>();

/** The draft as a form reads it whose values are what is stored. */
const read = (name: string, stored: object = blank) => readDraft(name, stored, (of = blank) => of);

beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('gives back what was typed', () => {
  writeDraft('hero', { values, typedAt: 1 });
  expect(read('hero')).toEqual({ values, typedAt: 1, from: blank });
});

test('gives back what the form started from, whatever is stored now', () => {
  const from = { ...blank, title: 'Older' };
  writeDraft('hero', { values, from, typedAt: 1 });
  expect(read('hero', { ...blank, title: 'Newer' })).toEqual({ values, typedAt: 1, from });
});

test('starts from what is stored now when the draft does not say from what', () => {
  writeDraft('hero', { values, from: {} as typeof blank, typedAt: 1 });
  expect(read('hero')).toEqual({ values, typedAt: 1, from: blank });
});

test('names the drafts that begin alike', () => {
  vi.stubGlobal('localStorage', { 'vitrine:draft:award:2': '', 'vitrine:draft:award:1': '', adminToken: '' });
  expect(draftNames('award:')).toEqual(['award:1', 'award:2']);
});

test('keeps the drafts of different forms apart', () => {
  writeDraft('hero', { values, typedAt: 1 });
  expect(read('sectionTitles')).toBeUndefined();
});

test('forgets a draft that was removed', () => {
  writeDraft('hero', { values, typedAt: 1 });
  removeDraft('hero');
  expect(read('hero')).toBeUndefined();
});

test.each([
  ['lacks a field', { title: 'Typed', about: { text: '' } }],
  ['has a field too many', { ...values, subtitle: '' }],
  ['has a field of another type', { ...values, title: 7 }],
  ['lacks a field deeper down', { ...values, about: {} }],
])('leaves out a draft that %s', (_problem, other) => {
  writeDraft('hero', { values: other, typedAt: 1 });
  expect(read('hero')).toBeUndefined();
});

test.each(['', '{', 'null', '7', '{"values":{}}'])('leaves out a stored %j', (stored) => {
  writeDraft('hero', { values, typedAt: 1 });
  for (const key of items.keys()) items.set(key, stored);
  expect(read('hero')).toBeUndefined();
});

test('goes on without drafts where the browser forbids storage', () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => writeDraft('hero', { values, typedAt: 1 })).not.toThrow();
  expect(() => removeDraft('hero')).not.toThrow();
  expect(read('hero')).toBeUndefined();
});
