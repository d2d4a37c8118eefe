import type { Page, Route } from 'playwright-core';

/**
 * Lets one GraphQL operation fail, as the server does when it cannot carry it out.
 *
 * @returns a function that mends it
 */
export async function fail(
  page: Page,
  operation: string,
  code = 'INTERNAL_SERVER_ERROR',
  message = 'Internal server error',
): Promise<() => Promise<void>> {
  const errors = [{ message, extensions: { code } }];
  const answer = async (route: Route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName === operation) await route.fulfill({ json: { data: null, errors } });
    else await route.fallback();
  };
  await page.route('**/graphql', answer);
  return () => page.unroute('**/graphql', answer);
}
