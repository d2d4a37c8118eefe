import { afterEach, expect, test } from 'vitest';
import { award, contactInfo, contentCases, hero, project } from '../support/contentTypes';
import { graphqlDoor, type Row, restDoor, unwrap } from '../support/doors';
import { type EnvOverrides, owner, TestServer } from '../support/server';

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

let server: TestServer | undefined;
afterEach(async () => {
  await server?.remove();
  server = undefined;
});

async function start(env: EnvOverrides): Promise<TestServer> {
  server = await TestServer.start(env);
  return server;
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

test('the overview and what can be answered to it are closed to visitors, who change nothing', async () => {
  const site = await start({ DEMO_CONTENT: 'on' });
  const before = await readAll(site);
  for (const document of [
    overviewDocument,
    removeDocument,
    `mutation { keepDemoContent { ${setupFields} } }`,
    `mutation { dismissChecklist { ${setupFields} } }`,
  ]) {
    const { data, errors } = await site.visitor.graphql(document);
    expect(data ?? null).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  }
  expect(await readAll(site)).toBe(before);
  expect((await overview(site)).setup).toMatchObject({ isDemoAnswered: false, isChecklistDismissed: false });
});

test('the overview counts the items of every section, and says when it was last edited', async () => {
  const site = await start({});
  const empty = await overview(site);
  expect(empty.sections.map(({ section }) => section)).toEqual(contentCases.map(({ restName }) => restName));
  for (const section of empty.sections) expect(section).toMatchObject({ total: 0, hidden: 0, demo: 0, editedAt: null });

  const first = unwrap(await graphqlDoor.create(site.owner, award, award.sample));
  const second = unwrap(await graphqlDoor.create(site.owner, award, { ...award.other, isActive: false }));
  const awards = await sectionOf(site, 'awards');
  expect(awards).toMatchObject({ total: 2, hidden: 1, demo: 0 });
  expect(Date.parse(awards.editedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(String(second.updatedAt)));
  expect(await sectionOf(site, 'projects')).toMatchObject({ total: 0, editedAt: null });

  // The rows that are left are older than what was done last.
  await graphqlDoor.remove(site.owner, award, second.id);
  const { total, hidden, editedAt } = await sectionOf(site, 'awards');
  expect({ total, hidden }).toEqual({ total: 1, hidden: 0 });
  expect(Date.parse(editedAt ?? '')).toBeGreaterThan(Date.parse(String(second.updatedAt)));
  await graphqlDoor.remove(site.owner, award, first.id);
  expect((await sectionOf(site, 'awards')).editedAt).not.toBeNull();
});

test('the overview counts unread messages', async () => {
  const site = await start({});
  const message = { name: 'A visitor', email: 'visitor@example.org', message: 'Good morning.' };
  for (const text of ['One', 'Two']) await site.visitor.rest('POST', '/api/contact', { ...message, message: text });
  expect((await overview(site)).unreadMessages).toBe(2);
  const page = await call<{ messages: { id: number }[] }>(site, '{ contactMessages { messages { id } } }');
  await call(site, 'mutation ($id: Int!) { markContactMessageRead(id: $id, isRead: true) { id } }', page.messages[0]);
  expect((await overview(site)).unreadMessages).toBe(1);
});

test('removing the demo content empties a fresh site in one revision, and restoring the one before brings back all', async () => {
  const site = await start({ DEMO_CONTENT: 'on' });
  const before = await readAll(site);
  const { sections, setup } = await overview(site);
  expect(setup.isDemoAnswered).toBe(false);
  for (const { section, total, demo } of sections) {
    expect(total, section).toBeGreaterThan(0);
    expect(demo, section).toBe(total);
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
});

test('removing the demo content leaves what the owner has changed or added, and takes what was moved or hidden', async () => {
  const site = await start({ DEMO_CONTENT: 'on' });
  const [changed, hidden, moved] = unwrap(await graphqlDoor.listAll(site.owner, project)) as [Row, Row, Row];
  await restDoor.update(site.owner, project, changed.id, { title: 'My own' });
  await restDoor.update(site.owner, project, hidden.id, { isActive: false });
  await restDoor.update(site.owner, project, moved.id, { orderIndex: 99 });
  const added = unwrap(await graphqlDoor.create(site.owner, project, project.sample));

  await call(site, removeDocument);
  const left = unwrap(await graphqlDoor.listAll(site.owner, project));
  expect(left.map(({ id }) => id).sort()).toEqual([changed.id, added.id].sort());
  expect((await sectionOf(site, 'experiences')).total).toBe(0);
});

test('without demo content there is nothing to remove, and nothing changes', async () => {
  const site = await start({});
  unwrap(await graphqlDoor.create(site.owner, hero, hero.sample));
  const before = await readAll(site);
  const { errors } = await site.owner.graphql(removeDocument);
  expect(errors).toMatchObject([{ message: 'Nothing is left of the demo content.', extensions: { code: 'CONFLICT' } }]);
  expect(await readAll(site)).toBe(before);
  expect((await overview(site)).setup.isDemoAnswered).toBe(false);
});

test('an answer is kept for good', async () => {
  let site = await start({ DEMO_CONTENT: 'on' });
  const kept = await call(site, `mutation { keepDemoContent { ${setupFields} } }`);
  expect(kept).toMatchObject({ isDemoAnswered: true, isChecklistDismissed: false });
  const dismissed = await call(site, `mutation { dismissChecklist { ${setupFields} } }`);
  expect(dismissed).toMatchObject({ isDemoAnswered: true, isChecklistDismissed: true });
  site = server = await site.restart();
  expect((await overview(site)).setup).toEqual(dismissed);
});

test('the setup tells the demo and what is missing from what is the own', async () => {
  const site = await start({ DEMO_CONTENT: 'on' });
  const setup = async () => (await overview(site)).setup;
  expect(await setup()).toMatchObject({ hasOwnName: false, hasOwnContactDetails: false });

  const [shown] = unwrap(await graphqlDoor.listAll(site.owner, hero)) as [Row];
  await restDoor.update(site.owner, hero, shown.id, { subtitle: 'Another subtitle' });
  expect((await setup()).hasOwnName).toBe(false);
  await restDoor.update(site.owner, hero, shown.id, { title: 'Ada Lovelace' });
  expect((await setup()).hasOwnName).toBe(true);

  const details = unwrap(await graphqlDoor.listAll(site.owner, contactInfo));
  const [first, ...others] = details as [Row, ...Row[]];
  await restDoor.update(site.owner, contactInfo, first.id, { value: 'ada@example.net' });
  expect((await setup()).hasOwnContactDetails).toBe(others.length === 0);
  for (const { id } of others) await restDoor.update(site.owner, contactInfo, id, { isActive: false });
  expect((await setup()).hasOwnContactDetails).toBe(true);
  await restDoor.update(site.owner, contactInfo, first.id, { isActive: false });
  expect((await setup()).hasOwnContactDetails).toBe(false);
});

test('the setup tells what is configured', async () => {
  const plain = await start({});
  expect((await overview(plain)).setup).toMatchObject({ hasMailDelivery: false, hasPublicAddress: false });
  await plain.remove();
  const configured = await start({
    SMTP_URL: 'smtp://127.0.0.1:9',
    CONTACT_TO: 'owner@example.org',
    PUBLIC_URL: 'https://example.org',
  });
  expect((await overview(configured)).setup).toMatchObject({ hasMailDelivery: true, hasPublicAddress: true });
});

test('the setup knows a password that was made, until there is another', async () => {
  let site = await start({ ADMIN_PASSWORD: '' });
  expect((await overview(site)).setup.hasOwnPassword).toBe(false);
  const change =
    'mutation ($currentPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: "one of my own") { accessToken } }';
  const { data } = await site.owner.graphql(change, { currentPassword: site.madePassword });
  const { changePassword } = data as { changePassword: { accessToken: string } };
  const again = await site.visitor.withToken(changePassword.accessToken).graphql(overviewDocument);
  expect(again.data).toMatchObject({ overview: { setup: { hasOwnPassword: true } } });
  site = server = await site.restart({ ADMIN_PASSWORD: owner.password });
  expect((await overview(site)).setup.hasOwnPassword).toBe(true);
});
