import { Router } from 'express';

/** `/healthz` says that the process lives; `/readyz` that it can serve. */
export function createHealthRouter(isReady: () => boolean): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  router.get('/readyz', (_request, response) => {
    const ready = isReady();
    response
      .status(ready ? 200 : 503)
      .set('Cache-Control', 'no-store')
      .json({ status: ready ? 'ready' : 'not ready' });
  });
  return router;
}
