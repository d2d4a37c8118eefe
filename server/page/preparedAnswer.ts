import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A tenth smaller than 9, and low enough that a save shows at once: about 60 ms for a full page, in another thread. */
const brotliQuality = 10;
/** Binary logarithms of bytes. */
const brotliWindow = { min: 10, max: 22 } as const;

interface Variant {
  etag: string;
  headers: string[];
  body: Buffer;
}

/** One content in the encodings that there are. */
export interface Encodings {
  identity: Buffer;
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
}

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** A whole answer in memory, in every encoding, so that sending it is nothing but sending. */
export class PreparedAnswer {
  readonly #identity: Variant;
  readonly #br: Variant | undefined;
  readonly #gzip: Variant | undefined;
  readonly #unchanged: string[];
  #lastAccepted: string | undefined;
  #lastChosen: Variant;

  constructor(
    private readonly status: number,
    { identity, br, gzip }: Encodings,
    headers: HeaderList,
  ) {
    const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 16);
    const varies = headers.filter(([name]) => name === 'Vary').map(([, value]) => value);
    const others = headers.filter(([name]) => name !== 'Vary');
    const all: HeaderList = [...others, ['Vary', [...varies, 'Accept-Encoding'].join(', ')]];
    this.#identity = toVariant(identity, `"${digest}"`, all);
    this.#lastChosen = this.#identity;
    this.#br = br && toVariant(br, `"${digest}-br"`, [...all, ['Content-Encoding', 'br']]);
    this.#gzip = gzip && toVariant(gzip, `"${digest}-gzip"`, [...all, ['Content-Encoding', 'gzip']]);
    this.#unchanged = all.filter(([name]) => !/^content-(type|length)$/i.test(name)).flat();
  }

  static async html(status: number, html: string, headers: HeaderList): Promise<PreparedAnswer> {
    const identity = Buffer.from(html);
    const [br, gzip] = await Promise.all([
      compressBrotli(identity, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          // The usual window takes 32 MB each time; one as large as the page finds all that there is to find.
          [constants.BROTLI_PARAM_LGWIN]: windowFor(identity.length),
        },
      }),
      compressGzip(identity),
    ]);
    return new PreparedAnswer(status, { identity, br, gzip }, [
      ['Content-Type', 'text/html; charset=utf-8'],
      ['Cache-Control', 'no-cache'],
      ...headers,
    ]);
  }

  static json(json: string, headers: HeaderList): PreparedAnswer {
    return new PreparedAnswer(200, { identity: Buffer.from(json) }, [
      ['Content-Type', 'application/json; charset=utf-8'],
      ['Cache-Control', 'no-cache'],
      ...headers,
    ]);
  }

  /** @param own names and values of headers that this request alone is answered, in turns */
  send(request: IncomingMessage, response: ServerResponse, own: readonly string[] = []): void {
    const variant = this.choose(request.headers['accept-encoding']);
    if (this.status === 200 && matches(request.headers['if-none-match'], variant.etag)) {
      response.writeHead(304, ['ETag', variant.etag, ...this.#unchanged, ...own]).end();
      return;
    }
    response.writeHead(this.status, own.length === 0 ? variant.headers : [...variant.headers, ...own]);
    response.end(request.method === 'HEAD' ? undefined : variant.body);
  }

  /** RFC 9110, section 12.5.3, for the encodings that there are. */
  private choose(accepted: string | undefined): Variant {
    if (accepted === undefined) return this.#identity;
    // Browsers say the same each time.
    if (accepted !== this.#lastAccepted) {
      this.#lastAccepted = accepted;
      if (this.#br && accepts(accepted, 'br')) this.#lastChosen = this.#br;
      else this.#lastChosen = this.#gzip && accepts(accepted, 'gzip') ? this.#gzip : this.#identity;
    }
    return this.#lastChosen;
  }
}

function windowFor(length: number): number {
  return Math.min(Math.max(Math.ceil(Math.log2(length + 1)), brotliWindow.min), brotliWindow.max);
}

function toVariant(body: Buffer, etag: string, headers: HeaderList): Variant {
  const all: HeaderList = [...headers, ['ETag', etag], ['Content-Length', String(body.length)]];
  return { etag, headers: all.flat(), body };
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
