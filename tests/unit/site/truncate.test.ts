import { describe, expect, it } from 'vitest';
import { truncate } from '../../../client/content/testimonial/truncate';

describe('truncate', () => {
  it('leaves a message of 150 characters as it is', () => {
    const message = 'a'.repeat(150);
    expect(truncate(message)).toEqual({ preview: message, isTruncated: false });
  });

  it('cuts a longer one after 150 characters and adds three points', () => {
    expect(truncate('a'.repeat(151))).toEqual({ preview: `${'a'.repeat(150)}...`, isTruncated: true });
  });

  it('counts an emoji as one character and never cuts it in two', () => {
    expect(truncate('🦋'.repeat(150)).isTruncated).toBe(false);
    expect(truncate('🦋'.repeat(151)).preview).toBe(`${'🦋'.repeat(150)}...`);
  });
});
