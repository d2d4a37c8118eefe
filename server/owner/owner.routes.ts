import { type RestRoute, ref } from '../content/core/restRoute';

export const ownerRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    body: 'form',
    docs: {
      id: 'login',
      tag: 'Sign-in',
      summary: 'Signs the owner in.',
      description: 'The token is good for an hour; the GraphQL mutation renewToken exchanges it for a fresh one.',
      body: ref('Credentials'),
      answer: ref('Token'),
      refusals: [401, 429, 503],
    },
    handle: async ({ context, body }) => {
      const token = await context.services.owner.signIn(body, context.caller);
      return { status: 200, value: { access_token: token, token_type: 'bearer' } };
    },
  },
];
