import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestHandler } from 'express';
import { OperationTypeNode } from 'graphql';
import type { PublishedContent } from '../content/core/publishedContent';
import type { Context } from '../context';

/** How many answers are kept for one revision, how long a request, an answer and all of them may be, in characters. */
const kept = { answers: 200, request: 10_000, answer: 200_000, all: 4_000_000 } as const;

/** Answers by their requests. The ones that were not asked for longest make room. */
class RecentAnswers {
  readonly #answers = new Map<string, string>();
  #length = 0;

  get(key: string): string | undefined {
    const answer = this.#answers.get(key);
    if (answer === undefined) return undefined;
    this.#answers.delete(key);
    this.#answers.set(key, answer);
    return answer;
  }

  set(key: string, answer: string): void {
    this.drop(key);
    this.#answers.set(key, answer);
    this.#length += key.length + answer.length;
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= kept.answers && this.#length <= kept.all) return;
      this.drop(oldest);
    }
  }

  private drop(key: string): void {
    const answer = this.#answers.get(key);
    if (answer === undefined) return;
    this.#answers.delete(key);
    this.#length -= key.length + answer.length;
  }
}

/**
 * Remembers what anonymous queries were answered, as long as the revision is the newest. This is right because a query
 * that needs no owner reads published content and nothing else; one that needs the owner ends in an error, and errors
 * are not kept.
 */
export class AnonymousAnswers {
  constructor(
    private readonly published: PublishedContent,
    /** Called with whether the answer to a request was there. */
    private readonly onLookup: (isHit: boolean) => void,
  ) {}

  /** Answers a plain `POST` from memory. Whatever is unusual goes on to Apollo Server. */
  readonly middleware: RequestHandler = (request, response, next) => {
    const { authorization, accept } = request.headers;
    const isPlain = request.method === 'POST' && authorization === undefined && isJson(accept);
    const key = isPlain ? keyOf(request.body) : undefined;
    const answer = key === undefined ? undefined : this.answers().get(key);
    if (key !== undefined) this.onLookup(answer !== undefined);
    if (answer === undefined) {
      next();
      return;
    }
    response.set('Cache-Control', 'no-store').type('application/json').send(answer);
  };

  /** Keeps the answers that Apollo Server gives. */
  readonly plugin: ApolloServerPlugin<Context> = {
    requestDidStart: async ({ contextValue, request }) => {
      const key = contextValue.token === undefined ? keyOf(request) : undefined;
      // Of the revision that the answer is made from: the newest may be another by the time it is ready.
      const answers = this.answers();
      return {
        willSendResponse: async ({ operation, response: { body } }) => {
          if (key === undefined || operation?.operation !== OperationTypeNode.QUERY) return;
          if (body.kind !== 'single' || body.singleResult.errors) return;
          const answer = JSON.stringify(body.singleResult);
          if (answer.length > kept.answer) return;
          answers.set(key, answer);
        },
      };
    },
  };

  private answers(): RecentAnswers {
    return this.published.current.derive('graphql:answers', () => new RecentAnswers());
  }
}

function isJson(accept: string | undefined): boolean {
  return accept === undefined || accept === '*/*' || /^application\/json\b/.test(accept);
}

/** What the answer depends on; undefined for requests that are not kept. */
function keyOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { query, variables, operationName, extensions } = body as Record<string, unknown>;
  if (typeof query !== 'string' || query.length > kept.request || extensions !== undefined) return undefined;
  const key = JSON.stringify([query, variables ?? null, operationName ?? null]);
  return key.length > kept.request ? undefined : key;
}
