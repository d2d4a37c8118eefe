import { json, type Request, type RequestHandler, type Response, urlencoded } from 'express';
import multer, { MulterError } from 'multer';
import { AppError, MalformedRequestError, TooLargeError, UnsupportedMediaError } from '../errors';

/** The largest body that is read, in bytes. */
export const bodyLimit = 1_000_000;

const parseJson = json({ limit: bodyLimit, strict: false });
const parseUrlEncoded = urlencoded({ limit: bodyLimit, extended: false, parameterLimit: 100 });
const parseMultipart = multer({
  limits: { fieldSize: bodyLimit, fields: 100, parts: 100, headerPairs: 100 },
}).none();

/**
 * Reads the body of a request.
 *
 * @param kind `form` takes multipart, URL-encoded and JSON bodies, `json` only the last
 * @returns an empty object when there is no body
 * @throws MalformedRequestError, TooLargeError, UnsupportedMediaError
 */
export async function readBody(request: Request, response: Response, kind: 'json' | 'form'): Promise<unknown> {
  if (!hasBody(request)) return {};
  try {
    await run(parserFor(request, kind), request, response);
  } catch (error) {
    throw toBodyError(error);
  }
  return request.body;
}

function hasBody(request: Request): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}

function parserFor(request: Request, kind: 'json' | 'form'): RequestHandler {
  if (request.is('application/json')) return parseJson;
  if (kind === 'form' && request.is('multipart/form-data')) return parseMultipart;
  if (kind === 'form' && request.is('application/x-www-form-urlencoded')) return parseUrlEncoded;
  const types =
    kind === 'form' ? 'multipart/form-data, application/x-www-form-urlencoded or application/json' : 'application/json';
  throw new UnsupportedMediaError(`The body must be ${types}.`);
}

function run(parser: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    parser(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });
}

/** What the parsers throw, as one of ours. */
export function toBodyError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (status === 413 || (error instanceof MulterError && error.code.startsWith('LIMIT_FIELD_VALUE'))) {
    return new TooLargeError(`The body must be at most ${bodyLimit} bytes.`, { cause: error });
  }
  if (status === 415) return new UnsupportedMediaError('The encoding of the body is not supported.', { cause: error });
  return new MalformedRequestError('The body cannot be read: it is not well-formed.', { cause: error });
}
