import { expect, inject, it } from 'vitest';
import { tellListeners } from '../fault/listeners';

it('tells hundreds of open sockets of every save', async () => {
  const sockets = 400;
  const template = inject('dataDirTemplate');
  const report = await tellListeners({ sockets, saves: 3, processes: 1, template });
  expect(report).toMatchObject({ open: sockets, stillOpen: sockets, missed: 0 });
  expect(report.latencies).toHaveLength(3 * sockets);
});
