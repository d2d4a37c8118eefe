import { readFile, writeFile } from 'node:fs/promises';
import { print } from './benchServers';

const begin = '<!-- measured: written by npm run bench -- --readme -->';
const end = '<!-- /measured -->';

/** What the benchmark found, as tables in Markdown. They are printed as they come. */
export class Report {
  readonly #parts: string[] = [];

  text(text: string): void {
    this.#parts.push(text);
    print(`\n${text}`);
  }

  table(head: readonly string[], rows: readonly (readonly string[])[]): void {
    const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
    this.text(lines.join('\n'));
  }

  /** Puts the tables between the file's two marks. */
  async writeTo(path: string): Promise<void> {
    const text = await readFile(path, 'utf8');
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`${path} lacks the marks ${begin} and ${end}.`);
    await writeFile(path, `${text.slice(0, from)}${begin}\n\n${this.#parts.join('\n\n')}\n\n${text.slice(to)}`);
  }
}
