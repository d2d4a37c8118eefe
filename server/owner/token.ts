import jwt from 'jsonwebtoken';

export interface TokenClaims {
  /** The account's token version at the time of signing. */
  version: number;
  /** The sign-in that the token goes back to. */
  session?: string | undefined;
}

/** How long a token is good, in seconds. The admin renews it every five minutes while it is in use. */
export const tokenLifetime = 60 * 60;

const algorithm = 'HS256';
const subject = 'owner';

export function signToken({ version, session }: TokenClaims, secret: string): string {
  return jwt.sign({ version, session }, secret, { algorithm, subject, expiresIn: tokenLifetime });
}

/** @returns the claims, or undefined when the token is malformed, expired or signed with another secret */
export function verifyToken(token: string, secret: string): TokenClaims | undefined {
  try {
    const payload = jwt.verify(token, secret, { algorithms: [algorithm], subject });
    if (typeof payload === 'string' || typeof payload.version !== 'number') return undefined;
    const { version, session } = payload;
    return { version, session: typeof session === 'string' ? session : undefined };
  } catch (error) {
    // The payload is parsed before the signature is looked at.
    if (error instanceof jwt.JsonWebTokenError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** @returns the token of an `Authorization: Bearer …` value */
export function bearerToken(authorization: unknown): string | undefined {
  const match = typeof authorization === 'string' ? /^bearer +(\S+)$/i.exec(authorization.trim()) : null;
  return match?.[1];
}
