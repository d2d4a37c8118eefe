import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip, gunzip } from 'node:zlib';
import { StartError } from '../../errors';
import { flush } from '../flush';

/**
 * A backup is compressed text. Its first line says what it is, each line after that is a row (name of the table, tab,
 * JSON), and the last is the digest of all before it.
 */
const format = 'vitrine-backup';
const newestVersion = 1;

export interface BackupHeader {
  /** ISO 8601, in UTC. */
  createdAt: string;
  /** The migrations that the database had seen, oldest first. */
  migrations: readonly string[];
  /** The tables, and the last number that each has given to a row. */
  tables: readonly { name: string; lastNumber: number | null }[];
}

export interface BackupRow {
  table: string;
  json: string;
}

export interface Backup extends BackupHeader {
  rows(): Iterable<BackupRow>;
}

/**
 * Writes a backup under a temporary name, which becomes `path` when everything is on the disk. Only the owner of the
 * process may read it.
 */
export async function writeBackupFile(
  path: string,
  header: BackupHeader,
  rows: AsyncIterable<BackupRow>,
): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(4).toString('hex')}.part`;
  const file = createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
  const gzip = createGzip();
  gzip.pipe(file);
  // Whoever awaits the file hears of its failure as well.
  const written = finished(file);
  written.catch((error: Error) => gzip.destroy(error));
  const digest = createHash('sha256');
  const write = async (line: string) => {
    digest.update(line);
    if (!gzip.write(line)) await once(gzip, 'drain');
  };
  try {
    await write(`${JSON.stringify({ format, version: newestVersion, ...header })}\n`);
    for await (const { table, json } of rows) await write(`${table}\t${json.replaceAll('\n', ' ')}\n`);
    gzip.end(`${digest.digest('hex')}\n`);
    await written;
    await rename(draft, path);
    await flush(dirname(path));
  } catch (error) {
    gzip.destroy();
    file.destroy();
    await rm(draft, { force: true });
    throw error;
  }
}

/** @throws StartError when the file is no backup, is damaged, or was made by a newer version of the program */
export async function readBackupFile(path: string): Promise<Backup> {
  const packed = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`${path} cannot be read (${error.code}).`, { cause: error });
  });
  const text = await promisify(gunzip)(packed).catch((error: unknown) => {
    throw new StartError(`${path} is no backup of Vitrine, or it is damaged.`, { cause: error });
  });
  const headerEnd = text.indexOf('\n') + 1;
  const rowsEnd = text.lastIndexOf('\n', text.length - 2) + 1;
  const header = parseHeader(text.toString('utf8', 0, headerEnd), path);
  const digest = createHash('sha256').update(text.subarray(0, rowsEnd)).digest('hex');
  if (text.toString('utf8', rowsEnd) !== `${digest}\n`) throw new StartError(`${path} is damaged.`);
  return { ...header, rows: () => rowsOf(text.subarray(headerEnd, rowsEnd)) };
}

function parseHeader(line: string, path: string): BackupHeader {
  const header = parseJson(line);
  if (header.format !== format) throw new StartError(`${path} is no backup of Vitrine.`);
  if (header.version !== newestVersion) {
    throw new StartError(`${path} was made by a newer version of Vitrine. Update this one first.`);
  }
  return header as unknown as BackupHeader;
}

function parseJson(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function* rowsOf(text: Buffer): Iterable<BackupRow> {
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start);
    const line = text.toString('utf8', start, end);
    const tab = line.indexOf('\t');
    yield { table: line.slice(0, tab), json: line.slice(tab + 1) };
    start = end + 1;
  }
}
