import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimitError } from '../../errors';

/**
 * Whether a site lets itself be shown in a frame of this one. A browser does not tell the page around a frame that the
 * site refused, so the server looks at what the site answers. Null: that cannot be known from here.
 */
export type FramePermission = boolean | null;

/** Of one look: how long it may take in milliseconds, and how many redirects it follows. */
const look = { timeout: 6_000, redirects: 4 } as const;
/** How long an answer is good in milliseconds, and how many are kept. */
const memory = { time: 10 * 60_000, answers: 200 } as const;

/** A site that a browser cannot open either. Any other failure may be this server's own, with its network. */
const failuresOfSites = new Set(['ENOTFOUND', 'ECONNREFUSED', 'CERT_HAS_EXPIRED', 'ERR_TLS_CERT_ALTNAME_INVALID']);

/** Questions from one address within a window in seconds. */
const perAddress = { points: 60, duration: 60 } as const;

/**
 * Looks at sites that the owner links to, and at no others, so visitors cannot send the server anywhere. Visitors who
 * ask at the same time share one look.
 */
export class FramePermissions {
  readonly #answers = new Map<string, { until: number; permission: Promise<FramePermission> }>();
  readonly #limiter = new RateLimiterMemory({ keyPrefix: 'frame', ...perAddress });

  /**
   * @param url with its scheme
   * @param address of the client who asks
   * @throws RateLimitError
   */
  async of(url: string, address: string): Promise<FramePermission> {
    await this.#limiter.consume(address).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw new RateLimitError('questions', Math.ceil(refusal.msBeforeNext / 1000));
    });
    return this.ask(url);
  }

  private ask(url: string): Promise<FramePermission> {
    const known = this.#answers.get(url);
    if (known && known.until > Date.now()) return known.permission;
    const [oldest] = this.#answers.keys();
    if (this.#answers.size >= memory.answers && oldest !== undefined) this.#answers.delete(oldest);
    const permission = askSite(url);
    this.#answers.delete(url);
    this.#answers.set(url, { until: Date.now() + memory.time, permission });
    return permission;
  }
}

async function askSite(url: string): Promise<FramePermission> {
  const signal = AbortSignal.timeout(look.timeout);
  try {
    let at = new URL(url);
    for (let hop = 0; hop <= look.redirects; hop += 1) {
      if (!/^https?:$/.test(at.protocol)) return null;
      const response = await fetch(at, { redirect: 'manual', signal, headers: { accept: 'text/html' } });
      await response.body?.cancel();
      const target = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || target === null) return judge(response);
      const next = new URL(target, at);
      // A site of somebody else's shall not send the server to its neighbours.
      if (next.hostname !== at.hostname && isInternal(next.hostname)) return null;
      at = next;
    }
    return null;
  } catch (error) {
    return failuresOfSites.has(codeOf(error)) ? false : null;
  }
}

/** Judges by the headers that browsers heed; `frame-ancestors` takes the place of `X-Frame-Options`. */
export function judge({ status, headers }: Pick<Response, 'status' | 'headers'>): FramePermission {
  if (status === 404 || status === 410 || status >= 500) return false;
  // Others that are refused may well be let in from a visitor's browser.
  if (status >= 400) return null;
  const ancestors = /(?:^|[;,])\s*frame-ancestors([^;,]*)/i.exec(headers.get('content-security-policy') ?? '')?.[1];
  if (ancestors === undefined) return headers.get('x-frame-options') === null;
  const sources = ancestors.trim().toLowerCase().split(/\s+/);
  if (sources.some((source) => source === '*' || source === 'https:' || source === 'http:')) return true;
  return sources.every((source) => source === '' || source === "'none'" || source === "'self'") ? false : null;
}

/** Names and literal addresses of this machine and of private networks. */
function isInternal(hostname: string): boolean {
  return (
    /^(localhost|.*\.(localhost|local|internal))$/i.test(hostname) ||
    /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(hostname) ||
    /^\[(::|f[cd]|fe80)/i.test(hostname)
  );
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
