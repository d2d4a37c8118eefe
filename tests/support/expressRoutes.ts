import express, { type Application, type Router } from 'express';
import { vi } from 'vitest';

interface ListedRoute {
  path: string | RegExp;
  /** Undefined for a router that is mounted here. */
  methods: string[] | undefined;
  router: Router | undefined;
}

/** Every method with its path that the application answers which `start` makes, as 'GET /healthz'; '*' for all methods. */
export async function findRoutes<R>(start: () => Promise<R>): Promise<{ started: R; routes: string[] }> {
  const init = vi.spyOn(express.application as Application & { init(): void }, 'init');
  try {
    const started = await start();
    const [app] = init.mock.contexts as unknown as Application[];
    if (!app) throw new Error('No application was made.');
    return { started, routes: listRoutes(app.router as unknown as Router, '') };
  } finally {
    init.mockRestore();
  }
}

function listRoutes(router: Router, mount: string): string[] {
  // Newer than its types.
  const { listRoutes: list } = router as unknown as { listRoutes(this: Router): ListedRoute[] };
  return list.call(router).flatMap(({ path, methods, router: mounted }) => {
    const place = join(mount, String(path));
    if (mounted) return listRoutes(mounted, place);
    return (methods ?? []).filter((method) => method !== 'HEAD').map((method) => `${method} ${place}`);
  });
}

function join(mount: string, path: string): string {
  return path === '/' ? mount : mount + path;
}
