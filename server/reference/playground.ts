import { Router } from 'express';
import type { Frontend } from '../page/frontend';
import { renderHead } from '../page/head';
import { type HeaderList, PreparedAnswer } from '../page/preparedAnswer';
import { fillTemplate } from '../page/template';

/** What programs ask GraphQL for; it wins over a page where both are as welcome. */
const answers = ['application/json', 'application/graphql-response+json'];

/** The GraphQL playground, for browsers that open `/graphql`. Calls go on to the API. */
export function createPlaygroundRouter(frontend: Frontend, headers: HeaderList): Router {
  let page: Promise<PreparedAnswer> | undefined;

  async function render(): Promise<PreparedAnswer> {
    const head = renderHead({
      title: 'GraphQL playground · Vitrine',
      description: 'Write, run and look up queries of the GraphQL API.',
      isIndexed: false,
    });
    const html = fillTemplate(await frontend.template('playground/index'), { head, html: '', data: undefined });
    return PreparedAnswer.html(200, html, [...headers, ['X-Robots-Tag', 'noindex'], ['Vary', 'Accept']]);
  }

  const router = Router();
  router.get('/', async (request, response, next) => {
    response.vary('Accept');
    if (request.accepts([...answers, 'text/html']) !== 'text/html') {
      next();
      return;
    }
    page ??= render();
    (await page).send(request, response);
  });
  return router;
}
