import { expect, test } from 'vitest';
import { matchesSearch } from '../../../client/admin/kit/search';

const item = { __typename: 'Project', id: 7, title: 'Café Éclair', category: 'web', liveUrl: null, isActive: true };

test.each(['', 'cafe', 'ÉCLAIR', 'web cafe', '  eclair  web '])('finds by %j', (query) => {
  expect(matchesSearch(item, query)).toBe(true);
});

test.each(['tea', 'cafe tea', 'project', 'true', '7'])('does not find by %j', (query) => {
  expect(matchesSearch(item, query)).toBe(false);
});
