import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PublishedContent, PublishedRevision } from '../content/core/publishedContent';
import type { RestRoute } from '../content/core/restRoute';
import { type HeaderList, PreparedAnswer } from '../page/preparedAnswer';
import type { Overload } from './overload';
import { requestIdOf } from './requestLog';

export interface PublicListsOptions {
  routes: readonly RestRoute[];
  published: PublishedContent;
  overload: Overload;
  /** What every answer of the REST API carries. */
  headers: HeaderList;
  trustedProxies: number;
  /** Called with whether the answer was there already. */
  onAnswer: (request: IncomingMessage, path: string, response: ServerResponse, isHit: boolean) => void;
}

/**
 * Answers reads of REST lists that everybody may read. They are whole in memory, so nothing stands between the request
 * and its answer. A path that is written in another way goes through Express, which answers the same.
 */
export class PublicLists {
  readonly #lists: ReadonlyMap<string, (revision: PublishedRevision) => string>;

  constructor(private readonly options: PublicListsOptions) {
    this.#lists = new Map(
      options.routes.flatMap(({ path, published }) => (published ? [[`/api${path}`, published]] : [])),
    );
  }

  /** @returns whether it has answered */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '' } = request;
    const toJson = method === 'GET' || method === 'HEAD' ? this.#lists.get(url) : undefined;
    const { published, overload, headers, trustedProxies, onAnswer } = this.options;
    if (!toJson || overload.isOver) return false;
    let isHit = true;
    const answer = published.current.derive(url, (revision) => {
      isHit = false;
      return PreparedAnswer.json(toJson(revision), headers);
    });
    answer.send(request, response, ['X-Request-Id', requestIdOf(request, trustedProxies)]);
    onAnswer(request, url, response, isHit);
    return true;
  }
}
