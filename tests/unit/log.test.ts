import { describe, expect, it } from 'vitest';
import { describeError } from '../../server/log';

describe('what the log tells of an error', () => {
  it('is its kind, its text and where it came from', () => {
    const told = describeError(new TypeError('it is no function', { cause: new Error('because of this') }));
    expect(told).toMatchObject({
      type: 'TypeError',
      message: 'it is no function',
      cause: { message: 'because of this' },
    });
    expect(told.stack[0]).toMatch(/^at /);
  });

  it('is nothing of the values that a failed statement carried', () => {
    const failure = Object.assign(
      new Error("insert into contact_message values ('Ada', 'ada@example.org') - refused"),
      {
        code: '23505',
        query: 'insert into contact_message values ($1, $2)',
        params: ['Ada', 'ada@example.org'],
        detail: 'Key (name)=(Ada) exists',
      },
    );
    const told = JSON.stringify(describeError(new Error('it was not stored', { cause: failure })));
    expect(told).toContain('23505');
    expect(told).not.toMatch(/ada/i);
  });
});
