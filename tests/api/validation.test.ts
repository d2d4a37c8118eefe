import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentCases } from '../support/contentTypes';
import { clear, type Door, doors, graphqlDoor, type Row, restDoor, toSnakeCase, unwrap } from '../support/doors';
import { TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server?.remove());

/** Links that browsers would run, in the disguises that they see through, and schemes that no link may have. */
const refusedLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\r\n:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://example.org',
  'blob:https://example.org/1',
  'intent://example.org#Intent;end',
  '//evil.example',
  '///evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  'https:\\\\evil.example',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
];

const acceptedLinks = [
  'https://example.org/a?b=c&d=%20#e',
  'HTTP://EXAMPLE.ORG',
  'mailto:grace@example.org',
  'tel:+1-555-0100',
  'example.org',
  'example.org/path:with:colons',
  'example.org:8080/path',
  'localhost:3000',
  '',
];

describe.each(contentCases)('$name', (type) => {
  let row: Row;
  let before: Row[];
  beforeAll(async () => {
    row = unwrap(await graphqlDoor.create(server.owner, type, type.sample));
  });
  beforeEach(async () => {
    before = unwrap(await graphqlDoor.listAll(server.owner, type));
  });

  async function expectUnchanged(): Promise<void> {
    expect(unwrap(await graphqlDoor.listAll(server.owner, type))).toEqual(before);
    expect(unwrap(await restDoor.list(server.visitor, type))).toEqual(before);
  }

  /** Values that break a rule are refused by their field's name and change nothing, in a new item and in an old one. */
  async function expectRefused(door: Door, field: string, values: readonly unknown[]): Promise<void> {
    for (const value of values) {
      const sent = { ...type.other, [field]: value };
      for (const attempt of [door.create(server.owner, type, sent), door.update(server.owner, type, row.id, sent)]) {
        const label = `${field}: ${JSON.stringify(value)?.slice(0, 80)}`;
        expect(await attempt, label).toMatchObject({ refusal: 'invalid', fields: [field] });
      }
    }
    await expectUnchanged();
  }

  describe.each(doors)('over $name', (door) => {
    test.each([...type.required])('refuses an item whose %s is blank or null', async (field) => {
      await expectRefused(door, field, ['', ' ', '\t\n\u00a0\u3000', null]);
    });

    test.each([...type.required])('refuses a new item without %s', async (field) => {
      const { [field]: _, ...others } = type.other;
      expect(await door.create(server.owner, type, others)).toMatchObject({ refusal: 'invalid', fields: [field] });
      await expectUnchanged();
    });

    test.each(Object.entries(type.max))('takes at most the fixed length of %s', async (field, max) => {
      const prefix = type.links.includes(field) ? 'https://example.org/' : '';
      const longest = prefix + 'x'.repeat(max - prefix.length);
      await expectRefused(door, field, [`${longest}x`]);
      const outcome = await door.update(server.owner, type, row.id, { ...type.sample, [field]: longest });
      expect(unwrap(outcome)[field]).toBe(longest);
    });

    test('refuses values of the wrong type', async () => {
      for (const field of Object.keys(type.sample)) await expectRefused(door, field, [5, true, ['a'], { a: 1 }]);
    });

    test('refuses characters that the database cannot store', async () => {
      for (const field of Object.keys(type.max)) await expectRefused(door, field, ['a\0b', 'a\ud800b']);
    });

    test('refuses places that are no whole numbers from 0', async () => {
      await expectRefused(door, 'orderIndex', [-1, 1.5, 2_147_483_648, 'one', true, ['1', '2']]);
    });

    test('refuses a visibility that is neither true nor false', async () => {
      await expectRefused(door, 'isActive', ['true', 1, [true]]);
    });
  });

  describe.each(Object.keys(type.choices))('%s', (field) => {
    test.each(doors)('takes its fixed values only, over $name', async (door) => {
      for (const value of type.choices[field] ?? []) {
        const outcome = await door.update(server.owner, type, row.id, { ...type.sample, [field]: value });
        expect(unwrap(outcome)[field]).toBe(value);
      }
      before = unwrap(await graphqlDoor.listAll(server.owner, type));
      await expectRefused(door, field, ['nonsense', 'constructor', ' main', 'Bordered', 'EMAIL']);
    });
  });

  describe.each([...type.links])('%s', (field) => {
    test.each(doors)('is stored for harmless schemes and for none, over $name', async (door) => {
      for (const link of acceptedLinks) {
        const outcome = await door.update(server.owner, type, row.id, { ...type.sample, [field]: link });
        expect(unwrap(outcome)[field]).toBe(link);
      }
    });

    test.each(doors)('is never stored with a scheme that could run or reach elsewhere, over $name', async (door) => {
      await expectRefused(door, field, refusedLinks);
    });
  });

  test('answers 422 over REST with a detail that names the first field, and each field in snake_case', async () => {
    const nothing = Object.fromEntries(type.required.map((field) => [toSnakeCase(field), '']));
    const { status, body } = await server.owner.rest('POST', type.createPath, nothing);
    expect(status).toBe(422);
    const { detail, errors } = body as { detail: string; errors: { field: string; message: string }[] };
    expect(errors.map(({ field }) => field)).toEqual(type.required.map(toSnakeCase));
    for (const { message } of errors) expect(message).toMatch(/^[A-Z].*\.$/s);
    expect(detail).toContain(toSnakeCase(type.required[0] ?? ''));
    await expectUnchanged();
  });

  test('refuses bodies over REST that are no objects', async () => {
    for (const body of [[], 'text', 5, true, null, [type.other]]) {
      for (const [method, path] of [
        ['POST', type.createPath],
        ['PUT', type.itemPath(row.id)],
      ] as const) {
        const { status, body: answer } = await server.owner.rest(method, path, body);
        expect([method, JSON.stringify(body), status]).toEqual([method, JSON.stringify(body), 422]);
        expect(answer).toMatchObject({ detail: expect.any(String) });
      }
    }
    await expectUnchanged();
  });

  test('never answers with a failure of the server, whatever keys and nesting a body has', async () => {
    const bodies = [
      '{"__proto__": {"title": "x"}, "title": {"$ne": null}}',
      '{"constructor": {"prototype": {"isActive": false}}}',
      `{"title": ${'['.repeat(2000)}${']'.repeat(2000)}}`,
      '{"id": {"$gt": 0}, "order_index": 1e400, "is_active": null}',
      '{"title": "a", "title": null, "": 1, "is_active": "yes"}',
    ];
    for (const body of bodies) {
      for (const [method, path] of [
        ['POST', type.createPath],
        ['PUT', type.itemPath(row.id)],
      ] as const) {
        const { status } = await server.owner.rest(method, path, undefined, {
          body,
          headers: { 'content-type': 'application/json' },
        });
        expect(status, `${method} ${body.slice(0, 60)}`).toBeLessThan(500);
      }
    }
  });
});

describe('a way to reach the owner', () => {
  const type = contentCases.find(({ name }) => name === 'contactInfo');
  if (!type) throw new Error('There is no such type.');
  beforeEach(() => clear(server.owner, type));

  test.each(doors)('never holds a script, whatever its type, over $name', async (door) => {
    // What is encoded is no script in a text, and nothing decodes it.
    const scripts = refusedLinks.filter((link) => /script|data:/i.test(link) && !link.includes('&'));
    for (const kind of type.choices.type ?? []) {
      for (const value of scripts) {
        const outcome = await door.create(server.owner, type, { ...type.sample, type: kind, value });
        expect(outcome, `${kind}: ${JSON.stringify(value)}`).toMatchObject({ refusal: 'invalid', fields: ['value'] });
      }
    }
    expect(unwrap(await door.listAll(server.owner, type))).toEqual([]);
  });

  test.each(doors)('cannot become a script by a change of its type, over $name', async (door) => {
    const { id } = unwrap(
      await door.create(server.owner, type, { ...type.sample, type: 'other', value: 'ftp://x.org' }),
    );
    const outcome = await door.update(server.owner, type, id, { type: 'website', value: 'ftp://x.org', label: 'x' });
    expect(outcome).toMatchObject({ refusal: 'invalid', fields: ['value'] });
    const partial = await restDoor.update(server.owner, type, id, { type: 'website' });
    expect(partial).toMatchObject({ refusal: 'invalid', fields: ['value'] });
  });

  test.each(doors)('takes addresses of several lines and telephone numbers, over $name', async (door) => {
    for (const [kind, value] of [
      ['address', 'Arlington\nVirginia'],
      ['phone', '+1 555 0100'],
      ['other', '@grace'],
    ]) {
      unwrap(await door.create(server.owner, type, { ...type.sample, type: kind, value }));
    }
  });
});
