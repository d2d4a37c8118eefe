import jwt from 'jsonwebtoken';
import { jwtSecret } from './server';

const base64 = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

const now = () => Math.floor(Date.now() / 1000);

/**
 * Tokens that no door may let in, by what is wrong with them.
 *
 * @param good one that is let in
 */
export function refusedTokens(good: string): Readonly<Record<string, string>> {
  const [header = '', payload = '', signature = ''] = good.split('.');
  const claims = jwt.decode(good) as jwt.JwtPayload & { version: number };
  const { iat: _iat, exp: _exp, ...lasting } = claims;
  const { version } = claims;
  const broken = (text: string) => `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64(text)}.${signature}`;
  return {
    'no token at all': 'nonsense',
    'nothing but dots': '..',
    'a payload that is no JSON': broken('no JSON'),
    'a payload that is no object': jwt.sign('owner', jwtSecret),
    'an expired token': jwt.sign({ ...lasting, iat: now() - 7200, exp: now() - 3600 }, jwtSecret),
    'a token that is not good yet': jwt.sign({ ...lasting, nbf: now() + 3600 }, jwtSecret, { expiresIn: 7200 }),
    'a token with another secret': jwt.sign(lasting, 'another secret that nobody knows', { expiresIn: 3600 }),
    'a token with an empty secret': `${header}.${payload}.`,
    'an unsigned token': `${base64({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    'another algorithm': jwt.sign(lasting, jwtSecret, { algorithm: 'HS512', expiresIn: 3600 }),
    'a changed payload': `${header}.${base64({ ...claims, exp: now() + 999_999 })}.${signature}`,
    'another subject': jwt.sign({ ...lasting, sub: 'visitor' }, jwtSecret, { expiresIn: 3600 }),
    'an older version': jwt.sign({ ...lasting, version: version - 1 }, jwtSecret, { expiresIn: 3600 }),
    'a newer version': jwt.sign({ ...lasting, version: version + 1 }, jwtSecret, { expiresIn: 3600 }),
    'no version': jwt.sign({ sub: 'owner' }, jwtSecret, { expiresIn: 3600 }),
    'a version of another type': jwt.sign({ ...lasting, version: String(version) }, jwtSecret, { expiresIn: 3600 }),
  };
}

/** Values of the Authorization header that carry a good token the wrong way. */
export function refusedHeaders(good: string): readonly string[] {
  return [
    '',
    'Bearer',
    'Bearer ',
    good,
    `Basic ${good}`,
    `Token ${good}`,
    `Bearer ${good} ${good}`,
    `Bearer ${good},x`,
  ];
}
