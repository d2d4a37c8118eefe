import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** One import of a source file. Paths are relative to the root of the repository. */
export interface Import {
  file: string;
  /** A file of ours, or the name of a package as it is written. */
  target: string;
  isOurs: boolean;
  /** Whether nothing of it is left at run time. */
  isType: boolean;
  /** Whether it is loaded when it is needed, by `import()`. */
  isLazy: boolean;
}

/** Every TypeScript file below a folder. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name))
    .sort();
}

const statement = /^(?:import|export)\s+(type\s)?(?:[^;'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const lazyCall = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** The imports of one file, exports from other files among them. */
export function importsOf(file: string): Import[] {
  const source = readFileSync(join(root, file), 'utf8');
  const found: Import[] = [];
  for (const [, type, name = ''] of source.matchAll(statement)) {
    found.push({ file, ...resolve(file, name), isType: type !== undefined, isLazy: false });
  }
  for (const [, name = ''] of source.matchAll(lazyCall)) {
    found.push({ file, ...resolve(file, name), isType: false, isLazy: true });
  }
  return found;
}

function resolve(file: string, name: string): Pick<Import, 'target' | 'isOurs'> {
  if (!name.startsWith('.')) return { target: name, isOurs: false };
  const path = relative(root, join(root, file, '..', name));
  const candidates = [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')];
  const target = candidates.find((candidate) => /\.\w+$/.test(candidate) && existsSync(join(root, candidate)));
  if (target === undefined) throw new Error(`${file} imports ${name}, which is not there.`);
  return { target, isOurs: true };
}
