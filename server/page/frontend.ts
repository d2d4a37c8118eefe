import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { RequestHandler } from 'express';
import { StartError } from '../errors';
import { PreparedAnswer } from './preparedAnswer';

/** The documents of the client, by where they stand in its folder: the site, the playground, the reference. */
export type DocumentName = 'index' | 'playground/index' | 'reference/index';

/** The browser's side as the server needs it. Production reads the build; development asks Vite. */
export interface Frontend {
  /** A document with its placeholders. */
  template(name?: DocumentName): Promise<string> | string;
  /** Serves scripts, styles, fonts and pictures. */
  assets: RequestHandler;
  /** What pages have within, as sources of a Content-Security-Policy: digests, or whatever development needs. */
  inlineScripts: readonly string[];
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

/**
 * The built client, read once: about 2 MB, served from memory, with its style sheets put into the page, so that the
 * first paint waits for nothing.
 *
 * @param directory `dist/client`
 * @throws StartError when there is no build
 */
export function builtFrontend(directory: string): Frontend {
  const files = readBuild(directory);
  const read = (path: string) => textOf(files, path);
  const scripts = new Set<string>();
  const prepare = (name: DocumentName) => inlineScripts(inlineStyles(read(`/${name}.html`), read), read, scripts);
  const templates: Readonly<Record<DocumentName, string>> = {
    index: deferModule(prepare('index'), scripts),
    'playground/index': prepare('playground/index'),
    'reference/index': prepare('reference/index'),
  };
  const answers = prepareAssets(files);
  return {
    template: (name = 'index') => templates[name],
    inlineScripts: [...scripts].map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
    assets: (request, response, next) => {
      const answer = answers.get(request.path);
      if (answer && (request.method === 'GET' || request.method === 'HEAD')) answer.send(request, response);
      else next();
    },
  };
}

type Files = ReadonlyMap<string, Buffer>;

/** All files of the build by their paths, which begin with a slash. */
function readBuild(directory: string): Files {
  try {
    const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    return new Map(paths.map((path) => [path.slice(directory.length).replaceAll('\\', '/'), readFileSync(path)]));
  } catch (error) {
    throw new StartError('The client has not been built. Run `npm run build` first.', { cause: error });
  }
}

function textOf(files: Files, path: string): string {
  const content = files.get(path);
  if (!content) throw new StartError(`The build lacks ${path}. Run \`npm run build\` first.`);
  return content.toString();
}

/** The build compresses what gets smaller by it, into files of the same name with `.br` and `.gz`. */
function prepareAssets(files: Files): Map<string, PreparedAnswer> {
  const answers = new Map<string, PreparedAnswer>();
  for (const [path, identity] of files) {
    const contentType = contentTypes[extname(path)];
    if (contentType === undefined || path.startsWith('/.vite/')) continue;
    const isNamedByContent = path.startsWith('/assets/');
    const encodings = { identity, br: files.get(`${path}.br`), gzip: files.get(`${path}.gz`) };
    answers.set(
      path,
      new PreparedAnswer(200, encodings, [
        ['Content-Type', contentType],
        ['Cache-Control', isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache'],
      ]),
    );
  }
  return answers;
}

/** Puts the content of each linked style sheet in the place of its link. */
function inlineStyles(html: string, read: (path: string) => string): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g, (_link, href: string) => {
    const css = read(href).trim();
    return `<style>${css.replaceAll('</style', '<\\/style')}</style>`;
  });
}

/**
 * Puts scripts that ask for it in the place of their elements, and adds them to `scripts`. Those that follow one another
 * become one, because beginning with a script takes longer than running it.
 */
function inlineScripts(html: string, read: (path: string) => string, scripts: Set<string>): string {
  return html.replace(/(?:<script data-inline src="[^"]+"><\/script>\s*)+/g, (elements) => {
    const sources = [...elements.matchAll(/src="([^"]+)"/g)].map(([, src = '']) => read(src));
    const script = sources.map((source) => source.replace(/^\/\*[\s\S]*?\*\/\s*/, '')).join('');
    scripts.add(script);
    return `<script>${script}</script>`;
  });
}

/**
 * Has the page's module fetched after the first paint, which it would otherwise compete with for a slow connection. A
 * page that nobody sees yet paints nothing, so it does not wait. The script for that, which is added to `scripts`,
 * stands at the end, because what it fetches takes over everything before.
 */
function deferModule(html: string, scripts: Set<string>): string {
  const [element, src] = /\s*<script type="module"[^>]*src="([^"]+)"><\/script>/.exec(html) ?? [];
  if (element === undefined) throw new StartError('The build of the client has no module. Run `npm run build` again.');
  const script = `(document.hidden?setTimeout:requestAnimationFrame)(()=>setTimeout(()=>import(${JSON.stringify(src)})))`;
  scripts.add(script);
  return html.replace(element, '').replace('</body>', () => `<script>${script}</script></body>`);
}
