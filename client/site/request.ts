import type { TypedDocumentString } from '../../schema/generated/site';
import { network } from '../../schema/limits';

/** What the server answered, as it arrived. */
interface Answer {
  status: number;
  body: string;
}

/**
 * Asks the API, up to three times as long as there is no answer, or one of 5xx. So it is for what may arrive twice
 * without harm.
 *
 * @throws when the server cannot be reached, or does not answer the whole question
 */
export async function request<Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
  variables?: Variables,
): Promise<Data> {
  const query = document.toString();
  const operationName = /^\s*\w+ (\w+)/.exec(query)?.[1];
  const question = JSON.stringify({ operationName, query, variables });
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === network.requestAttempts;
    const answer = await send(question).catch((error) => {
      if (isLast) throw error;
    });
    if (answer && (answer.status < 500 || isLast)) return read<Data>(answer);
    await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * network.requestBackoffBase));
  }
}

async function send(question: string): Promise<Answer> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: question,
    signal: AbortSignal.timeout(network.requestTimeout),
  });
  return { status: response.status, body: await response.text() };
}

function read<Data>({ status, body }: Answer): Data {
  if (status >= 300) throw new Error(`Request failed: ${status}`);
  const { data, errors } = JSON.parse(body) as { data?: Data | null; errors?: readonly { message: string }[] };
  if (errors || !data) throw new Error(errors?.[0]?.message ?? 'The answer has no data.');
  return data;
}
