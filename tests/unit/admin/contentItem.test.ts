import { expect, test } from 'vitest';
import { blankToNull } from '../../../client/admin/kit/contentItem';

test('optional texts that were left empty become null, and nothing else does', () => {
  const input = { title: 'A', subtitle: '', badge: ' ', orderIndex: 0, isActive: false };
  expect(blankToNull(input)).toEqual({ ...input, subtitle: null });
});
