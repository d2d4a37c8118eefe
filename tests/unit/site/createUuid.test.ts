import { afterEach, describe, expect, it, vi } from 'vitest';
import { createUuid } from '../../../client/content/contactInfo/createUuid';

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('createUuid', () => {
  it('makes a random UUID', () => {
    expect(createUuid()).toMatch(version4);
  });

  it('makes one where the browser has no function for it', () => {
    const { getRandomValues } = crypto;
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    expect(createUuid()).toMatch(version4);
    expect(createUuid()).not.toBe(createUuid());
  });
});
