import { expect, test } from 'vitest';
import { project } from '../../support/contentTypes';
import { restDoor, unwrap } from '../../support/doors';
import { TestServer } from '../../support/server';

test('a data directory that is in use is refused to a second server, and the first one goes on', async () => {
  const first = await TestServer.start();
  try {
    const directory = first.database.env.DATA_DIR ?? '';
    await expect(TestServer.start({}, first.database)).rejects.toThrow(`data directory (${directory}`);
    unwrap(await restDoor.create(first.owner, project, project.sample));
  } finally {
    await first.remove();
  }
});

test('a data directory that cannot be made is refused with its variable', async () => {
  await expect(
    TestServer.start(
      { DATA_DIR: `${import.meta.filename}/below/a/file` },
      { location: { directory: '' }, env: {}, remove: async () => undefined },
    ),
  ).rejects.toThrow(/^DATA_DIR /);
});
