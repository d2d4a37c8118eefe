import { json, type Request, type RequestHandler, type Response, urlencoded } from 'express';
import multer, { MulterError } from 'multer';
import { AppError, MalformedRequestError, TooLargeError, UnsupportedMediaError } from '../errors';
import { quotaTable } from '../quotas';

/** Sign-ins are all that is sent as a form. */
const formFields = 20;

/** Reads the bodies of requests, up to a size. */
export class BodyReader {
  /** Takes JSON objects and arrays, and leaves other types alone. */
  readonly json: RequestHandler;
  readonly #anyJson: RequestHandler;
  readonly #urlEncoded: RequestHandler;
  readonly #multipart: RequestHandler;

  /** @param limit in bytes */
  constructor(private readonly limit: number) {
    this.json = json({ limit });
    this.#anyJson = json({ limit, strict: false });
    this.#urlEncoded = urlencoded({ limit, extended: false, parameterLimit: formFields });
    this.#multipart = multer({
      limits: { fieldSize: Math.floor(limit / formFields), fields: formFields, parts: formFields, headerPairs: 100 },
    }).none();
  }

  /**
   * @param kind `form` takes multipart, URL-encoded and JSON bodies, `json` only the last
   * @returns an empty object when there is no body
   * @throws MalformedRequestError, TooLargeError, UnsupportedMediaError
   */
  async read(request: Request, response: Response, kind: 'json' | 'form'): Promise<unknown> {
    if (!hasBody(request)) return {};
    try {
      await run(this.parserFor(request, kind), request, response);
    } catch (error) {
      throw this.toError(error);
    }
    return request.body;
  }

  /** What the parsers throw, as one of ours. */
  toError(error: unknown): AppError {
    if (error instanceof AppError) return error;
    const status = error instanceof Error && 'status' in error ? error.status : undefined;
    if (status === 413 || (error instanceof MulterError && error.code.startsWith('LIMIT_'))) {
      return new TooLargeError(
        `The body must be at most ${this.limit} bytes (${quotaTable.bodyBytes.variable}), a form much less.`,
        { cause: error },
      );
    }
    if (status === 415)
      return new UnsupportedMediaError('The encoding of the body is not supported.', { cause: error });
    return new MalformedRequestError('The body cannot be read: it is not well-formed.', { cause: error });
  }

  private parserFor(request: Request, kind: 'json' | 'form'): RequestHandler {
    if (request.is('application/json')) return this.#anyJson;
    if (kind === 'form' && request.is('multipart/form-data')) return this.#multipart;
    if (kind === 'form' && request.is('application/x-www-form-urlencoded')) return this.#urlEncoded;
    const types =
      kind === 'form'
        ? 'multipart/form-data, application/x-www-form-urlencoded or application/json'
        : 'application/json';
    throw new UnsupportedMediaError(`The body must be ${types}.`);
  }
}

function hasBody(request: Request): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}

function run(parser: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    parser(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });
}
