import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, removeDraft, writeDraft } from '../../../client/admin/kit/draft';

const values = { title: 'Typed', about: { text: 'Typed too' }, isActive: true };
const blank = { title: '', about: { text: '' }, isActive: false };
const items = new Map<string, string>();

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
  expect(readDraft('hero', blank)).toEqual({ values, typedAt: 1 });
});

test('keeps the drafts of different forms apart', () => {
  writeDraft('hero', { values, typedAt: 1 });
  expect(readDraft('sectionTitles', blank)).toBeUndefined();
});

test('forgets a draft that was removed', () => {
  writeDraft('hero', { values, typedAt: 1 });
  removeDraft('hero');
  expect(readDraft('hero', blank)).toBeUndefined();
});

test.each([
  ['lacks a field', { title: 'Typed', about: { text: '' } }],
  ['has a field too many', { ...values, subtitle: '' }],
  ['has a field of another type', { ...values, title: 7 }],
  ['lacks a field deeper down', { ...values, about: {} }],
])('leaves out a draft that %s', (_problem, other) => {
  writeDraft('hero', { values: other, typedAt: 1 });
  expect(readDraft('hero', blank)).toBeUndefined();
});

test.each(['', '{', 'null', '7', '{"values":{}}'])('leaves out a stored %j', (stored) => {
  writeDraft('hero', { values, typedAt: 1 });
  for (const key of items.keys()) items.set(key, stored);
  expect(readDraft('hero', blank)).toBeUndefined();
});

test('goes on without drafts where the browser forbids storage', () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(() => writeDraft('hero', { values, typedAt: 1 })).not.toThrow();
  expect(() => removeDraft('hero')).not.toThrow();
  expect(readDraft('hero', blank)).toBeUndefined();
});
