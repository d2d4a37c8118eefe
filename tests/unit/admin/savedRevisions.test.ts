import { describe, expect, test } from 'vitest';
import { savedRevisions, undoStep } from '../../../client/admin/kit/savedRevisions';

describe('the revisions that a write stored', () => {
  test('stand beside its data', () => {
    expect(savedRevisions({ extensions: { revisions: [7, 8] } })).toEqual([7, 8]);
  });

  test('are none where the answer names none', () => {
    expect(savedRevisions({})).toEqual([]);
    expect(savedRevisions({ extensions: { revisions: 'all' } })).toEqual([]);
    expect(savedRevisions({ extensions: { revisions: [null, '7', 8] } })).toEqual([8]);
  });
});

describe('an undo', () => {
  test('goes back to before the save, as long as its last revision is the newest', () => {
    expect(undoStep([12])).toEqual({ number: 11, expectedCurrent: 12 });
    expect(undoStep([12, 13, 14])).toEqual({ number: 11, expectedCurrent: 14 });
  });

  test("is not possible with somebody else's revision between, or without a revision", () => {
    expect(undoStep([12, 14])).toBeUndefined();
    expect(undoStep([])).toBeUndefined();
  });
});
