import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenApiDocument, Operation } from '../../server/reference/openapi';
import { TestServer } from '../support/server';

/** Every call of the contract. */
const contract = [
  'POST /auth/login',
  'POST /contact',
  'POST /test-websocket',
  ...crud(
    'about',
    'experiences',
    'stats',
    'testimonials',
    'projects',
    'awards',
    'education',
    'certifications',
    'skills',
  ),
  'PUT /about/order',
  'GET /projects/{id}',
  'GET /projects/{id}/frame',
  'GET /contact-info',
  'GET /admin/contact-info',
  'POST /admin/contact-info',
  'PUT /admin/contact-info/{id}',
  'DELETE /admin/contact-info/{id}',
  'GET /hero',
  'GET /admin/hero',
  'POST /hero',
  'PUT /hero/{id}',
  ...crud('section-titles'),
  'GET /section-titles/{id}',
  'GET /admin/contacts',
  'DELETE /admin/contacts/{id}',
];

function crud(...names: string[]): string[] {
  return names.flatMap((name) => [
    `GET /${name}`,
    `GET /admin/${name}`,
    `POST /${name}`,
    `PUT /${name}/{id}`,
    `DELETE /${name}/{id}`,
  ]);
}

interface Call {
  method: string;
  path: string;
  operation: Operation;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);

let server: TestServer;
let document: OpenApiDocument;
let calls: Call[];

beforeAll(async () => {
  server = await TestServer.start();
  document = (await server.visitor.rest('GET', '/api/openapi.json')).body as OpenApiDocument;
  calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
});
afterAll(() => server?.remove());

describe('the document', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate({ ...document })).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  test('has every call of the contract and no other', () => {
    const described = calls.map(({ method, path }) => `${method} ${path}`);
    expect(described.sort()).toEqual([...contract].sort());
  });

  test('has the methods that each path really answers', async () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const { status, headers } = await server.visitor.rest('PATCH', addressOf(path));
      const described = Object.keys(methods).map((method) => method.toUpperCase());
      expect(status, path).toBe(405);
      const real = headers
        .get('allow')
        ?.split(', ')
        .filter((method) => method !== 'HEAD');
      expect(real?.sort(), path).toEqual(described.sort());
    }
  });

  test('names each operation once', () => {
    const ids = calls.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('asks for a token where the server does', async () => {
    for (const { method, path, operation } of calls) {
      const isGuarded = operation.security.length > 0;
      const { status } = await server.visitor.rest(method, addressOf(path, 2_000_000_000));
      expect(status === 401, `${method} ${path}`).toBe(isGuarded);
    }
  });

  test('can be read from another site, by GET and HEAD only', async () => {
    const { status, headers } = await server.visitor.rest('HEAD', '/api/openapi.json');
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    const refused = await server.visitor.rest('POST', '/api/openapi.json');
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the schemas', () => {
  test('fit what the examples make, and what is read then', async () => {
    const creations = calls.filter(({ method, operation }) => method === 'POST' && operation.security.length > 0);
    expect(creations).toHaveLength(12);
    for (const call of creations) {
      const example = exampleOf(call.operation);
      expect(inputOf(call.operation)(example), call.path).toBe(true);
      const { status, body } = await server.owner.rest('POST', addressOf(call.path), example);
      expect(status, call.path).toBe(201);
      expectFit(call, '201', body);
    }
    await server.visitor.rest('POST', '/api/contact', exampleOf(find('POST', '/contact').operation));

    const reads = calls.filter(({ method }) => method === 'GET');
    for (const call of reads) {
      const { status, body } = await server.owner.rest('GET', addressOf(call.path));
      expect(status, call.path).toBe(200);
      if (Array.isArray(body)) expect(body.length, call.path).toBeGreaterThan(0);
      expectFit(call, '200', body);
    }
  });

  test('fit what changing, moving, sending and signing in answer', async () => {
    const changes = calls.filter(({ method, path }) => method === 'PUT' && path.endsWith('{id}'));
    for (const call of changes) {
      const { status, body } = await server.owner.rest('PUT', addressOf(call.path), exampleOf(call.operation));
      expect(status, call.path).toBe(200);
      expectFit(call, '200', body);
    }
    const order = await server.owner.rest('PUT', '/api/about/order', [{ id: 1, order_index: 2 }]);
    expectFit(find('PUT', '/about/order'), '200', order.body);
    const sent = await server.visitor.rest('POST', '/api/contact', exampleOf(find('POST', '/contact').operation));
    expectFit(find('POST', '/contact'), '201', sent.body);
    const test = await server.visitor.rest('POST', '/api/test-websocket');
    expectFit(find('POST', '/test-websocket'), '200', test.body);
    const login = new FormData();
    login.set('username', 'grace');
    login.set('password', 'nanosecond-29.98cm');
    const signIn = await server.visitor.rest('POST', '/api/auth/login', undefined, { body: login });
    expectFit(find('POST', '/auth/login'), '200', signIn.body);
  });

  test('fit what is refused', async () => {
    const noToken = await server.visitor.rest('GET', '/api/admin/projects');
    const unknown = await server.visitor.rest('GET', '/api/projects/2000000000');
    const notJson = await server.owner.rest('POST', '/api/projects', undefined, {
      body: '{',
      headers: { 'content-type': 'application/json' },
    });
    for (const [status, { body, ...refused }] of [
      [401, noToken],
      [404, unknown],
      [400, notJson],
    ] as const) {
      expect(refused.status).toBe(status);
      expect(compile({ $ref: '#/components/schemas/Error' })(body)).toBe(true);
    }
    const blank = await server.owner.rest('POST', '/api/projects', { title: ' ' });
    expect(blank.status).toBe(422);
    expect(compile({ $ref: '#/components/schemas/ValidationError' })(blank.body)).toBe(true);
  });

  test('refuse what the server refuses, field by field', async () => {
    const creations = calls.filter(({ method, operation }) => method === 'POST' && operation.security.length > 0);
    for (const { path, operation } of creations) {
      const isValid = inputOf(operation);
      const example = exampleOf(operation);
      const name = String(operation.requestBody?.content['application/json']?.schema.$ref).split('/').at(-1) ?? '';
      const { properties = {}, required = [] } = document.components.schemas[name] ?? {};
      for (const [field, { maxLength }] of Object.entries(properties)) {
        const bad: unknown[] = [[], ...(typeof maxLength === 'number' ? ['x'.repeat(maxLength + 1)] : [])];
        if (required.includes(field)) bad.push(undefined, null, ' ');
        for (const value of bad) {
          const body = { ...example, [field]: value };
          const { status, body: answer } = await server.owner.rest('POST', addressOf(path), body);
          expect(status, `${path} ${field}`).toBe(422);
          expect((answer as { errors: { field: string }[] }).errors.map((error) => error.field)).toEqual([field]);
          expect(isValid(JSON.parse(JSON.stringify(body))), `${path} ${field}`).toBe(false);
        }
      }
    }
  });
});

describe('the page for people', () => {
  test('shows every call, without a script of its own within', async () => {
    const response = await server.visitor.fetch('/api/docs');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(response.headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
    const html = await response.text();
    for (const { operation } of calls) expect(html).toContain(`id="${operation.operationId}"`);
    expect(html).not.toMatch(/<script(?![^>]* src=)/);
    expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  });

  test('leaves unknown paths to the API', async () => {
    for (const path of ['/api/docs/more', '/api/openapi.yaml', '/api/nothing']) {
      const { status, body } = await server.visitor.with({ accept: 'text/html' }).rest('GET', path);
      expect([status, body]).toEqual([404, { detail: 'There is nothing at this path.' }]);
    }
  });
});

function addressOf(path: string, id = 1): string {
  return `/api${path.replace('{id}', String(id))}`;
}

function find(method: string, path: string): Call {
  const call = calls.find((one) => one.method === method && one.path === path);
  if (!call) throw new Error(`${method} ${path} is not described.`);
  return call;
}

/** A schema that may refer to the document's. */
function compile(schema: object): ValidateFunction {
  return ajv.compile({ ...schema, components: document.components });
}

function inputOf({ requestBody }: Operation): ValidateFunction {
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema) throw new Error('The operation takes no JSON.');
  return compile(schema);
}

function exampleOf({ requestBody }: Operation): object {
  const reference = String(requestBody?.content['application/json']?.schema.$ref);
  const [example] = document.components.schemas[reference.split('/').at(-1) ?? '']?.examples ?? [];
  if (!example) throw new Error(`${reference} has no example.`);
  return example;
}

function expectFit({ method, path, operation }: Call, status: string, body: unknown): void {
  const response = operation.responses[status];
  const schema = response && 'content' in response ? response.content?.['application/json']?.schema : undefined;
  if (!schema) throw new Error(`${method} ${path} has no answer ${status}.`);
  const validate = compile(schema);
  expect(validate(body), `${method} ${path}: ${JSON.stringify(validate.errors)}`).toBe(true);
}
