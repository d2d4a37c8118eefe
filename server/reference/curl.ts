import type { JsonSchema } from '../content/core/validation';
import { type OpenApiDocument, type Operation, resolve } from './openapi';

/** A call as it is typed into a shell that knows `$SITE` and `$TOKEN`. */
export function curlOf(document: OpenApiDocument, method: string, path: string, operation: Operation): string {
  const { parameters = [], requestBody, security } = operation;
  const values = new Map(parameters.map(({ name, schema }) => [name, String([schema.examples ?? 1].flat()[0])]));
  const address = `$SITE/api${path.replace(/\{(\w+)\}/g, (_part, name: string) => values.get(name) ?? '1')}`;
  const content = requestBody?.content ?? {};
  const schema = content['application/json']?.schema;
  const body = schema && exampleOf(document, schema);
  return [
    `curl ${method === 'get' || (method === 'post' && body !== undefined) ? '' : `-X ${method.toUpperCase()} `}${address}`,
    security.length > 0 ? '-H "Authorization: Bearer $TOKEN"' : '',
    ...(body === undefined ? [] : 'multipart/form-data' in content ? formFields(body) : jsonBody(body)),
  ]
    .filter((part) => part !== '')
    .join(' \\\n  ');
}

function jsonBody(body: unknown): string[] {
  return ["-H 'Content-Type: application/json'", `-d ${quote(JSON.stringify(body))}`];
}

function formFields(body: unknown): string[] {
  return Object.entries(body ?? {}).map(([name, value]) => `-F ${quote(`${name}=${value}`)}`);
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** What fits a schema, as far as the reference has an example of it. */
export function exampleOf(document: OpenApiDocument, schema: JsonSchema): unknown {
  if (schema.type === 'array') {
    const item = exampleOf(document, (schema.items ?? {}) as JsonSchema);
    return item === undefined ? undefined : [item];
  }
  const { examples } = resolve(document, schema);
  return Array.isArray(examples) ? examples[0] : undefined;
}
