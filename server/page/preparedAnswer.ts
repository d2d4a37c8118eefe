import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** High enough to be small, low enough that a save shows at once (about 10 ms for a full page). */
const brotliQuality = 7;

interface Variant {
  etag: string;
  headers: string[];
  body: Buffer;
}

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** A whole answer in memory, in every encoding, so that sending it is nothing but sending. */
export class PreparedAnswer {
  private constructor(
    private readonly status: number,
    private readonly variants: { br: Variant; gzip: Variant; identity: Variant },
  ) {}

  static async html(status: number, html: string, common: HeaderList): Promise<PreparedAnswer> {
    const body = Buffer.from(html);
    const digest = createHash('sha256').update(body).digest('base64url').slice(0, 16);
    const br = await compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
    const headers: HeaderList = [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Cache-Control', 'no-cache'],
      ['Vary', 'Accept-Encoding'],
      ...common,
    ];
    return new PreparedAnswer(status, {
      br: toVariant(br, `"${digest}-br"`, [...headers, ['Content-Encoding', 'br']]),
      gzip: toVariant(await compressGzip(body), `"${digest}-gzip"`, [...headers, ['Content-Encoding', 'gzip']]),
      identity: toVariant(body, `"${digest}"`, headers),
    });
  }

  send(request: IncomingMessage, response: ServerResponse): void {
    const variant = this.variants[chooseEncoding(request.headers['accept-encoding'])];
    if (this.status === 200 && matches(request.headers['if-none-match'], variant.etag)) {
      response.writeHead(304, ['ETag', variant.etag, 'Cache-Control', 'no-cache', 'Vary', 'Accept-Encoding']).end();
      return;
    }
    response.writeHead(this.status, variant.headers);
    response.end(request.method === 'HEAD' ? undefined : variant.body);
  }
}

function toVariant(body: Buffer, etag: string, headers: HeaderList): Variant {
  const all: HeaderList = [...headers, ['ETag', etag], ['Content-Length', String(body.length)]];
  return { etag, headers: all.flat(), body };
}

/** RFC 9110, section 12.5.3, for the two encodings that are offered. */
function chooseEncoding(accepted: string | undefined): 'br' | 'gzip' | 'identity' {
  if (accepted === undefined) return 'identity';
  if (accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((item) => {
    const [name, ...params] = item.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !params.some((param) => /^q=0(\.0*)?$/.test(param));
  });
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((item) => item.trim().replace(/^W\//, '') === etag || item.trim() === '*');
}
