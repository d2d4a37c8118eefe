import { buildClientSchema, type GraphQLSchema, getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { useEffect, useState } from 'react';
import { address } from './execute';

export type SchemaState = { schema: GraphQLSchema; problem?: undefined } | { schema?: undefined; problem?: string };

/** The schema as the server tells it. */
export function useSchema(): SchemaState {
  const [state, setState] = useState<SchemaState>({});
  useEffect(() => {
    const aborter = new AbortController();
    readSchema(aborter.signal)
      .then((schema) => setState({ schema }))
      .catch((error: unknown) => {
        if (!aborter.signal.aborted) setState({ problem: error instanceof Error ? error.message : String(error) });
      });
    return () => aborter.abort();
  }, []);
  return state;
}

async function readSchema(signal: AbortSignal): Promise<GraphQLSchema> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: getIntrospectionQuery() }),
    signal,
  });
  const { data } = (await response.json()) as { data?: IntrospectionQuery };
  if (!data) throw new Error('The server does not tell its schema.');
  return buildClientSchema(data);
}
