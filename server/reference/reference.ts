import { type Request, type Response, Router } from 'express';
import { MethodNotAllowedError } from '../errors';
import type { Frontend } from '../page/frontend';
import { renderHead } from '../page/head';
import { type HeaderList, PreparedAnswer } from '../page/preparedAnswer';
import { fillTemplate } from '../page/template';
import { renderReference } from './html';
import { type ApiSources, describeApi, type OpenApiDocument } from './openapi';

export interface ReferenceOptions extends ApiSources {
  frontend: Frontend;
  headers: HeaderList;
}

/** What the REST API is: for programs at `openapi.json`, for people at `docs`. Both are made when first asked for. */
export function createReferenceRouter({ frontend, headers, ...sources }: ReferenceOptions): Router {
  let document: OpenApiDocument | undefined;
  let page: Promise<PreparedAnswer> | undefined;
  const describe = () => {
    document ??= describeApi(sources);
    return document;
  };

  async function render(): Promise<PreparedAnswer> {
    const { info } = describe();
    const head = renderHead({ title: info.title, description: info.summary, isIndexed: false });
    const html = renderReference(describe());
    const filled = fillTemplate(await frontend.template('reference/index'), { head, html, data: undefined });
    return PreparedAnswer.html(200, filled, [...headers, ['X-Robots-Tag', 'noindex']]);
  }

  const router = Router();
  router.all('/openapi.json', (request, response) => {
    requireRead(request);
    response.set('Cache-Control', 'no-cache').json(describe());
  });
  router.all('/docs', async (request: Request, response: Response) => {
    requireRead(request);
    page ??= render();
    (await page).send(request, response);
  });
  return router;
}

function requireRead({ method }: Request): void {
  if (method !== 'GET' && method !== 'HEAD') throw new MethodNotAllowedError(['GET', 'HEAD']);
}
