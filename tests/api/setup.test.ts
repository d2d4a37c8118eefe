import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { award, contactInfo, contentCases, hero, project } from '../support/contentTypes';
import { clear, graphqlDoor, type Row, restDoor, unwrap } from '../support/doors';
import { type EnvOverrides, TestServer } from '../support/server';

interface Section {
  section: string;
  total: number;
  hidden: number;
  demo: number;
  editedAt: string | null;
}

interface Setup {
  hasOwnName: boolean;
  hasOwnContactDetails: boolean;
  hasMailDelivery: boolean;
  hasOwnPassword: boolean;
  hasPublicAddress: boolean;
  isDemoAnswered: boolean;
  isChecklistDismissed: boolean;
}

interface Overview {
  sections: Section[];
  unreadMessages: number;
  setup: Setup;
}

const setupFields =
  'hasOwnName hasOwnContactDetails hasMailDelivery hasOwnPassword hasPublicAddress isDemoAnswered isChecklistDismissed';
const overviewDocument = `{ overview { sections { section total hidden demo editedAt } unreadMessages setup { ${setupFields} } } }`;
const removeDocument = 'mutation { removeDemoContent { number action section summary isCurrent } }';
const restoreDocument = 'mutation ($number: Int!) { restoreRevision(number: $number) { number } }';

let empty: TestServer;
let demo: TestServer;
beforeAll(async () => {
  empty = await TestServer.start();
  demo = await TestServer.start({ DEMO_CONTENT: 'on' });
});
afterAll(async () => {
  await empty?.remove();
  await demo?.remove();
});
beforeEach(async () => {
  for (const type of contentCases) await clear(empty.owner, type);
  await call(demo, restoreDocument, { number: 1 });
});

/** Runs a test on a server of its own. */
async function withServer(env: EnvOverrides, work: (site: TestServer) => Promise<TestServer>): Promise<void> {
  let site = await TestServer.start(env);
  try {
    site = await work(site);
  } finally {
    await site.remove();
  }
}

async function call<R>({ owner: client }: TestServer, document: string, variables = {}): Promise<R> {
  const { data, errors, text } = await client.graphql(document, variables);
  if (errors.length > 0) throw new Error(text);
  return Object.values(data ?? {})[0] as R;
}

function overview(site: TestServer): Promise<Overview> {
  return call(site, overviewDocument);
}

async function sectionOf(site: TestServer, name: string): Promise<Section> {
  const section = (await overview(site)).sections.find(({ section: found }) => found === name);
  if (!section) throw new Error(`There is no section ${name}.`);
  return section;
}

/** Everything that the owner can read, as JSON. */
async function readAll(site: TestServer): Promise<string> {
  const lists = await Promise.all(contentCases.map((type) => restDoor.listAll(site.owner, type)));
  return JSON.stringify(lists.map(unwrap));
}

test('everything of the setup is closed to visitors, who change nothing', async () => {
  const before = await readAll(demo);
  const { setup } = await overview(demo);
  for (const document of [
    overviewDocument,
    removeDocument,
    `mutation { keepDemoContent { ${setupFields} } }`,
    `mutation { dismissChecklist { ${setupFields} } }`,
  ]) {
    const { data, errors } = await demo.visitor.graphql(document);
    expect(data ?? null).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  }
  expect(await readAll(demo)).toBe(before);
  expect((await overview(demo)).setup).toEqual(setup);
});

test('the overview counts the items of every section, and says when it was last edited', async () => {
  const { sections } = await overview(empty);
  expect(sections.map(({ section }) => section)).toEqual(contentCases.map(({ restName }) => restName));
  for (const section of sections) expect(section).toMatchObject({ total: 0, hidden: 0, demo: 0 });

  const first = unwrap(await graphqlDoor.create(empty.owner, award, award.sample));
  const second = unwrap(await graphqlDoor.create(empty.owner, award, { ...award.other, isActive: false }));
  const awards = await sectionOf(empty, 'awards');
  expect(awards).toMatchObject({ total: 2, hidden: 1, demo: 0 });
  expect(Date.parse(awards.editedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(String(second.updatedAt)));

  // The rows that are left are older than what was done last.
  await graphqlDoor.remove(empty.owner, award, second.id);
  const { total, hidden, editedAt } = await sectionOf(empty, 'awards');
  expect({ total, hidden }).toEqual({ total: 1, hidden: 0 });
  expect(Date.parse(editedAt ?? '')).toBeGreaterThan(Date.parse(String(second.updatedAt)));
  await graphqlDoor.remove(empty.owner, award, first.id);
  expect((await sectionOf(empty, 'awards')).editedAt).not.toBeNull();
});

test('the overview counts unread messages', async () => {
  const message = { name: 'A visitor', email: 'visitor@example.org' };
  for (const text of ['One', 'Two']) await empty.visitor.rest('POST', '/api/contact', { ...message, message: text });
  expect((await overview(empty)).unreadMessages).toBe(2);
  const { messages } = await call<{ messages: { id: number }[] }>(empty, '{ contactMessages { messages { id } } }');
  await call(empty, 'mutation ($id: Int!) { markContactMessageRead(id: $id, isRead: true) { id } }', messages[0]);
  expect((await overview(empty)).unreadMessages).toBe(1);
});

test('removing the demo content empties a fresh site in one revision, and restoring the one before brings back all', async () => {
  await withServer({ DEMO_CONTENT: 'on' }, async (site) => {
    const before = await readAll(site);
    const { sections, setup } = await overview(site);
    expect(setup.isDemoAnswered).toBe(false);
    for (const { section, total, demo: count } of sections) {
      expect(total, section).toBeGreaterThan(0);
      expect(count, section).toBe(total);
    }

    const entry = await call<{ number: number }>(site, removeDocument);
    expect(entry).toEqual({
      number: 2,
      action: 'REMOVE_DEMO',
      section: null,
      summary: 'Removed the demo content',
      isCurrent: true,
    });
    const emptied = await overview(site);
    expect(emptied.sections.map(({ total }) => total)).toEqual(contentCases.map(() => 0));
    expect(emptied.setup).toMatchObject({ isDemoAnswered: true, hasOwnName: false, hasOwnContactDetails: false });
    expect((await site.visitor.rest('GET', '/api/projects')).body).toEqual([]);

    await call(site, restoreDocument, { number: entry.number - 1 });
    expect(await readAll(site)).toBe(before);
    // It was answered, and taking that back is no new question.
    expect((await overview(site)).setup.isDemoAnswered).toBe(true);
    return site;
  });
});

test('removing the demo content leaves what the owner has changed or added, and takes what was moved or hidden', async () => {
  const [changed, hidden, moved] = unwrap(await graphqlDoor.listAll(demo.owner, project)) as [Row, Row, Row];
  await restDoor.update(demo.owner, project, changed.id, { title: 'My own' });
  await restDoor.update(demo.owner, project, hidden.id, { isActive: false });
  await restDoor.update(demo.owner, project, moved.id, { orderIndex: 99 });
  const added = unwrap(await graphqlDoor.create(demo.owner, project, project.sample));

  await call(demo, removeDocument);
  const left = unwrap(await graphqlDoor.listAll(demo.owner, project)).map(({ id }) => id);
  expect(new Set(left)).toEqual(new Set([changed.id, added.id]));
  expect((await sectionOf(demo, 'experiences')).total).toBe(0);
});

test('without demo content there is nothing to remove, and nothing changes', async () => {
  unwrap(await graphqlDoor.create(empty.owner, hero, hero.sample));
  const before = await readAll(empty);
  const { errors } = await empty.owner.graphql(removeDocument);
  expect(errors).toMatchObject([{ message: 'Nothing is left of the demo content.', extensions: { code: 'CONFLICT' } }]);
  expect(await readAll(empty)).toBe(before);
  expect((await overview(empty)).setup.isDemoAnswered).toBe(false);
});

test('the setup tells the demo and what is missing from what is the own', async () => {
  const setup = async () => (await overview(demo)).setup;
  expect(await setup()).toMatchObject({ hasOwnName: false, hasOwnContactDetails: false });

  const [shown] = unwrap(await graphqlDoor.listAll(demo.owner, hero)) as [Row];
  await restDoor.update(demo.owner, hero, shown.id, { subtitle: 'Another subtitle' });
  expect((await setup()).hasOwnName).toBe(false);
  await restDoor.update(demo.owner, hero, shown.id, { title: 'Ada Lovelace' });
  expect((await setup()).hasOwnName).toBe(true);

  const [first, ...others] = unwrap(await graphqlDoor.listAll(demo.owner, contactInfo)) as [Row, Row, ...Row[]];
  await restDoor.update(demo.owner, contactInfo, first.id, { value: 'ada@example.net' });
  expect((await setup()).hasOwnContactDetails).toBe(false);
  for (const { id } of others) await restDoor.update(demo.owner, contactInfo, id, { isActive: false });
  expect((await setup()).hasOwnContactDetails).toBe(true);
  await restDoor.update(demo.owner, contactInfo, first.id, { isActive: false });
  expect((await setup()).hasOwnContactDetails).toBe(false);
});

test('the setup tells what is configured, and keeps what the owner answered', async () => {
  const configured = { hasMailDelivery: true, hasPublicAddress: true };
  const env = { SMTP_URL: 'smtp://127.0.0.1:9', CONTACT_TO: 'owner@example.org', PUBLIC_URL: 'https://example.org' };
  expect((await overview(empty)).setup).toMatchObject({ hasMailDelivery: false, hasPublicAddress: false });
  await withServer(env, async (site) => {
    expect((await overview(site)).setup).toMatchObject({ ...configured, isDemoAnswered: false });
    const kept = await call(site, `mutation { keepDemoContent { ${setupFields} } }`);
    expect(kept).toMatchObject({ ...configured, isDemoAnswered: true, isChecklistDismissed: false });
    const dismissed = await call(site, `mutation { dismissChecklist { ${setupFields} } }`);
    expect(dismissed).toMatchObject({ isDemoAnswered: true, isChecklistDismissed: true });
    const again = await site.restart();
    expect((await overview(again)).setup).toEqual(dismissed);
    return again;
  });
});

test('the setup knows a password that was made, until there is another', async () => {
  expect((await overview(empty)).setup.hasOwnPassword).toBe(true);
  await withServer({ ADMIN_PASSWORD: '' }, async (site) => {
    expect((await overview(site)).setup.hasOwnPassword).toBe(false);
    const change =
      'mutation ($currentPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: "one of my own") { accessToken } }';
    const { data } = await site.owner.graphql(change, { currentPassword: site.madePassword });
    const { changePassword } = data as { changePassword: { accessToken: string } };
    const { data: after } = await site.visitor.withToken(changePassword.accessToken).graphql(overviewDocument);
    expect(after).toMatchObject({ overview: { setup: { hasOwnPassword: true } } });
    return site;
  });
});
