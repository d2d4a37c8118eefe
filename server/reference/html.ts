import type { JsonSchema } from '../content/core/validation';
import { escapeHtml } from '../page/escape';
import { curlOf, exampleOf } from './curl';
import { type OpenApiDocument, type Operation, resolve } from './openapi';
import type { ObjectSchema } from './schemas';

/** The reference as a page: complete without script. */
export function renderReference(document: OpenApiDocument): string {
  const { info, tags, components } = document;
  const sections = tags.map(({ name, description }) => renderTag(document, name, description));
  return [
    '<header class="bar"><a class="brand" href="/">Vitrine</a><nav aria-label="APIs"><a href="/graphql">GraphQL playground</a>',
    '<a href="/api/openapi.json">OpenAPI 3.1</a></nav></header><div class="columns">',
    `<nav class="contents" aria-label="Contents"><a href="#start">Start</a><a href="#errors">Errors</a>${tags.map(({ name }) => link(name)).join('')}</nav>`,
    `<main><h1>${escapeHtml(info.title)}</h1><p class="lead">${escapeHtml(info.summary)}</p>`,
    `<section id="start" aria-labelledby="start-title"><h2 id="start-title">Start</h2><p>${prose(info.description)}</p>`,
    `<p>The examples run in a shell that knows two variables:</p>${code(start, 'Variables of the examples')}</section>`,
    renderErrors(components.schemas),
    ...sections,
    '</main></div>',
  ].join('');
}

const start = `SITE=http://localhost:4000
curl $SITE/api/auth/login -F username=admin -F 'password=…'
TOKEN=…  # the access_token of that answer`;

function renderErrors(schemas: OpenApiDocument['components']['schemas']): string {
  const [error, invalid] = [schemas.Error?.examples?.[0], schemas.ValidationError?.examples?.[0]];
  return [
    '<section id="errors" aria-labelledby="errors-title"><h2 id="errors-title">Errors</h2>',
    '<p>What is refused has changed nothing, and says why: <code>detail</code> is a sentence for people. ',
    'Where fields are wrong (422), <code>errors</code> names each of them.</p>',
    error ? code(toJson(error), 'An error') : '',
    invalid ? code(toJson(invalid), 'An error of fields') : '',
    '</section>',
  ].join('');
}

function renderTag(document: OpenApiDocument, name: string, description: string): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags[0] === name)
      .map(([method, operation]) => renderOperation(document, method, path, operation)),
  );
  const id = slug(name);
  return [
    `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title"><a href="#${id}">${escapeHtml(name)}</a></h2>`,
    `<p>${escapeHtml(description)}</p>${operations.join('')}</section>`,
  ].join('');
}

function renderOperation(document: OpenApiDocument, method: string, path: string, operation: Operation): string {
  const { operationId, summary, description, parameters = [], requestBody, responses, security } = operation;
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  const [status = '', success] = Object.entries(responses)[0] ?? [];
  const answer = success && 'content' in success ? success.content?.['application/json']?.schema : undefined;
  const example = answer && exampleOf(document, answer);
  const refused = Object.keys(responses).slice(1).join(', ');
  return [
    `<article id="${operationId}"><h3><a href="#${operationId}"><span class="method ${method}">${method.toUpperCase()}</span>`,
    ` <code>/api${escapeHtml(path).replaceAll('/', '/<wbr>')}</code></a></h3>`,
    `<p>${escapeHtml(summary)}${description === undefined ? '' : ` ${escapeHtml(description)}`}`,
    security.length > 0 ? ' <span class="owner">For the owner.</span></p>' : '</p>',
    parameters.length === 0 ? '' : renderFields('Parameters', parameters.map(toField)),
    body ? renderFields('Body', fieldsOf(document, body)) : '',
    code(curlOf(document, method, path, operation), `Call of ${operationId}`),
    `<details><summary>Answers ${status}${refused === '' ? '' : `; may be refused with ${refused}`}</summary>`,
    answer ? renderFields('Fields of the answer', fieldsOf(document, answer)) : '<p>There is no body.</p>',
    example === undefined ? '' : code(toJson(example), `Answer of ${operationId}`),
    '</details></article>',
  ].join('');
}

interface Field {
  name: string;
  schema: JsonSchema;
  isRequired: boolean;
}

const toField = ({
  name,
  schema,
  description,
  required,
}: {
  name: string;
  schema: JsonSchema;
  description: string;
  required: boolean;
}): Field => ({
  name,
  schema: { description, ...schema },
  isRequired: required,
});

/** The fields of an object, or of each object of a list. */
function fieldsOf(document: OpenApiDocument, schema: JsonSchema): Field[] {
  const { properties, required = [] } = resolve(
    document,
    (schema.items ?? schema) as JsonSchema,
  ) as Partial<ObjectSchema>;
  return Object.entries(properties ?? {}).map(([name, field]) => ({
    name,
    schema: field,
    isRequired: required.includes(name),
  }));
}

function renderFields(title: string, fields: readonly Field[]): string {
  const rows = fields.map(
    ({ name, schema, isRequired }) =>
      `<dt><code>${escapeHtml(name)}</code> <span>${escapeHtml(describeType(schema, isRequired))}</span></dt>` +
      `<dd>${escapeHtml(String(schema.description ?? ''))}</dd>`,
  );
  return `<details class="fields"><summary>${title}</summary><dl>${rows.join('')}</dl></details>`;
}

function describeType(schema: JsonSchema, isRequired: boolean): string {
  const types = [schema.type ?? 'any'].flat();
  const choices = Array.isArray(schema.enum) ? schema.enum.filter((value) => value !== null && value !== '') : [];
  return [
    types.filter((type) => type !== 'null').join(' or '),
    typeof schema.format === 'string' ? schema.format : '',
    types.includes('null') ? 'or null' : '',
    isRequired ? 'required' : '',
    choices.length > 0 ? `one of ${choices.join(', ')}` : '',
    schema.maxLength === undefined ? '' : `at most ${schema.maxLength} characters`,
    schema.default === undefined ? '' : `otherwise ${schema.default}`,
  ]
    .filter((part) => part !== '')
    .join(', ')
    .replace(', or null', ' or null');
}

function code(text: string, label: string): string {
  return `<div class="example"><pre tabindex="0" role="region" aria-label="${escapeHtml(label)}"><code>${escapeHtml(text)}</code></pre></div>`;
}

/** Plain text in which backticks mark code. */
function prose(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

function slug(name: string): string {
  return name.toLowerCase().replace(/\W+/g, '-');
}

function link(name: string): string {
  return `<a href="#${slug(name)}">${escapeHtml(name)}</a>`;
}
