import { expect, test } from 'vitest';
import { blankToNull, withoutPlace } from '../../../client/admin/kit/contentItem';

test('optional texts that were left empty become null, and nothing else does', () => {
  const input = { title: 'A', subtitle: '', badge: ' ', orderIndex: 0, isActive: false };
  expect(blankToNull(input)).toEqual({ ...input, subtitle: null });
});

test('what is sent without its place keeps everything else', () => {
  const sent = withoutPlace({ title: 'A', orderIndex: 3, isActive: true });
  expect(JSON.parse(JSON.stringify(sent))).toEqual({ title: 'A', isActive: true });
});
