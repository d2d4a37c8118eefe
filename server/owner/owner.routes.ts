import type { RestRoute } from '../content/core/restRoute';

export const ownerRoutes: RestRoute[] = [
  {
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    body: 'form',
    handle: async ({ context, body }) => {
      const token = await context.services.owner.signIn(body, context.caller);
      return { status: 200, value: { access_token: token, token_type: 'bearer' } };
    },
  },
];
