import { useEffect, useRef, useState } from 'react';
import { examples } from './examples';
import { address, execute } from './execute';
import { type Drafts, readRequest, toCurl } from './operation';

/** Where the query and its variables are kept. Headers are not: they hold the token. */
const key = 'playground';

/** What stands in the editors, what came of it, and what can be done with it. */
export function usePlayground() {
  const [drafts, setDrafts] = useState<Drafts>(readDrafts);
  const [answer, setAnswer] = useState('');
  const [status, setStatus] = useState('');
  const [token, setToken] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const stop = useRef<() => void>(undefined);

  useEffect(() => store(drafts), [drafts]);
  useEffect(() => () => stop.current?.(), []);

  function attempt(action: () => void): void {
    try {
      action();
    } catch (error) {
      setStatus(error instanceof Error ? error.message : String(error));
    }
  }

  function run(position: number): void {
    stop.current?.();
    attempt(() => {
      const request = readRequest(drafts, position);
      const began = performance.now();
      setAnswer('');
      setRunning(true);
      setStatus(request.isSubscription ? 'Listening…' : 'Running…');
      let count = 0;
      stop.current = execute(request, {
        next: (value) => {
          count += 1;
          const text = JSON.stringify(value, null, 2);
          setToken(tokenOf(value));
          // The newest comes first, so that nobody has to scroll for it.
          setAnswer((before) => (request.isSubscription && before !== '' ? `${text}\n\n${before}` : text));
          setStatus(
            request.isSubscription
              ? `Listening: ${count} ${count === 1 ? 'event' : 'events'}`
              : `${Math.round(performance.now() - began)} ms`,
          );
        },
        fail: setStatus,
        done: () => setRunning(false),
      });
    });
  }

  return {
    drafts,
    answer,
    status,
    token,
    isRunning,
    run,
    change: (changes: Partial<Drafts>) => setDrafts((before) => ({ ...before, ...changes })),
    stop: () => {
      stop.current?.();
      setRunning(false);
      setStatus('Stopped');
    },
    takeToken: (value: string) => {
      setDrafts((before) => ({ ...before, headers: JSON.stringify({ Authorization: `Bearer ${value}` }, null, 2) }));
      setToken(undefined);
      setStatus('The token is in the headers.');
    },
    copyCurl: (position: number) => {
      attempt(() => {
        const text = toCurl(readRequest(drafts, position), address.href);
        copy(text).then(setStatus);
      });
    },
    copyLink: () => {
      const { query, variables } = drafts;
      if (isSecret(drafts)) {
        setStatus('Not copied: a link must not hold a password.');
        return;
      }
      const params = new URLSearchParams(variables.trim() === '' ? { query } : { query, variables });
      copy(`${address.href}?${params}`).then(setStatus);
    },
  };
}

/** @returns what became of it, in words */
async function copy(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return 'Copied';
  } catch {
    return 'The browser does not let this page copy.';
  }
}

/** The token that signing in has answered. */
function tokenOf(answer: unknown): string | undefined {
  const { data } = answer as { data?: Record<string, { accessToken?: unknown } | null> | null };
  const found = Object.values(data ?? {}).map((value) => value?.accessToken);
  return found.find((value) => typeof value === 'string');
}

/** From the address, from the last visit, or the first example. */
function readDrafts(): Drafts {
  const params = new URLSearchParams(location.search);
  const query = params.get('query');
  if (query !== null) return { query, variables: params.get('variables') ?? '', headers: '' };
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (isStored(stored)) return { ...stored, headers: '' };
  } catch {
    // Nothing readable is stored, or the browser forbids it.
  }
  return { query: examples[0].query, variables: examples[0].variables, headers: '' };
}

function isStored(value: unknown): value is { query: string; variables: string } {
  if (typeof value !== 'object' || value === null || !('query' in value) || !('variables' in value)) return false;
  return typeof value.query === 'string' && typeof value.variables === 'string';
}

/** Whether a password may stand in the query or its variables, which neither the browser nor a link keeps then. */
function isSecret({ query, variables }: Drafts): boolean {
  return /password/i.test(query + variables);
}

function store(drafts: Drafts): void {
  if (isSecret(drafts)) return;
  const { query, variables } = drafts;
  try {
    localStorage.setItem(key, JSON.stringify({ query, variables }));
  } catch {
    // A browser that forbids storage forgets it with the page.
  }
}
