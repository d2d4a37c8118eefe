import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { StartError } from '../../../server/errors';
import { builtFrontend } from '../../../server/page/frontend';

const directories: string[] = [];

afterEach(() => {
  for (const directory of directories.splice(0)) rmSync(directory, { recursive: true });
});

function build(files: Record<string, string>): string {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-build-'));
  directories.push(directory);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), content);
  }
  return directory;
}

/** A script as a source of the Content-Security-Policy. */
function digestSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

describe('the built client', () => {
  it('has its styles and the scripts that ask for it within the page, and the policy knows these', async () => {
    const frontend = builtFrontend(
      build({
        'index.html':
          '<script data-inline src="/first.js"></script> <script data-inline src="/second.js"></script><script type="module" src="/assets/a.js"></script><link rel="stylesheet" href="/assets/a.css"><body></body>',
        'playground/index.html': '<p>Playground</p>',
        'reference/index.html': '<script data-inline src="/first.js"></script><p>Reference</p>',
        'first.js': '/* why */\nrun();\n',
        'second.js': 'stop();\n',
        'assets/a.css': 'p { color: red }',
      }),
    );
    const script = 'run();\n';
    const start = '(document.hidden?setTimeout:requestAnimationFrame)(()=>setTimeout(()=>import("/assets/a.js")))';
    expect(await frontend.template()).toBe(
      `<script>${script}stop();\n</script><style>p { color: red }</style><body><script>${start}</script></body>`,
    );
    expect(await frontend.template('reference/index')).toBe(`<script>${script}</script><p>Reference</p>`);
    expect(frontend.inlineScripts).toEqual([`${script}stop();\n`, start, script].map(digestSource));
  });

  it('cannot be served when it has not been built', () => {
    expect(() => builtFrontend('/no/such/directory')).toThrow(StartError);
  });
});
