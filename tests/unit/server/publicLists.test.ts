import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { PublishedContent } from '../../../server/content/core/publishedContent';
import { allContentRoutes } from '../../../server/content/routes';
import { Overload } from '../../../server/transport/overload';
import { PublicLists } from '../../../server/transport/publicLists';

const overload = new Overload(1000);
afterEach(() => overload.close());

it('leaves requests alone while there is more to do than can be done', () => {
  const lists = new PublicLists({
    routes: allContentRoutes,
    published: new PublishedContent([]),
    overload,
    headers: [],
    trustedProxies: 0,
    onAnswer: () => undefined,
  });
  const isAnswered = () => {
    const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/api/awards' });
    return lists.answer(request, new ServerResponse(request));
  };
  expect(isAnswered()).toBe(true);
  overload.look(2000);
  overload.look(2000);
  expect(isAnswered()).toBe(false);
  overload.look(10);
  expect(isAnswered()).toBe(true);
});
