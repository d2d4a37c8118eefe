import { Kind, type OperationDefinitionNode, OperationTypeNode, parse } from 'graphql';

/** What one press of Run sends. */
export interface PlaygroundRequest {
  query: string;
  operationName: string | undefined;
  variables: Record<string, unknown>;
  headers: Record<string, string>;
  isSubscription: boolean;
}

/** What stands in the editors. */
export interface Drafts {
  query: string;
  variables: string;
  headers: string;
}

/**
 * @param position of the cursor, which picks one of several operations
 * @throws Error that says which editor cannot be read
 */
export function readRequest({ query, variables, headers }: Drafts, position: number): PlaygroundRequest {
  const operation = operationAt(query, position);
  return {
    query,
    operationName: operation.name?.value,
    variables: readObject('variables', variables),
    headers: readHeaders(headers),
    isSubscription: operation.operation === OperationTypeNode.SUBSCRIPTION,
  };
}

function operationAt(query: string, position: number): OperationDefinitionNode {
  const operations = parse(query).definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const chosen = operations.find(({ loc }) => loc && loc.start <= position && position <= loc.end) ?? operations[0];
  if (!chosen) throw new Error('There is no operation to run.');
  return chosen;
}

export function readHeaders(text: string): Record<string, string> {
  const entries = Object.entries(readObject('headers', text));
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function readObject(what: string, text: string): Record<string, unknown> {
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`The ${what} are not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`The ${what} must be an object: {"name": "value"}.`);
  }
  return value as Record<string, unknown>;
}

/** The request as it is typed into a shell. */
export function toCurl({ query, operationName, variables, headers }: PlaygroundRequest, url: string): string {
  const body = JSON.stringify({ query, operationName, variables });
  const all = { 'Content-Type': 'application/json', ...headers };
  const named = Object.entries(all).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`);
  return [`curl ${quote(url)}`, ...named, `-d ${quote(body)}`].join(' \\\n  ');
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
