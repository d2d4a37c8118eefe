import type { IncomingMessage } from 'node:http';

/** A host name, an IPv4 address or an IPv6 address in brackets, and a port or none. */
const hostPattern = /^(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
/** RFC 1035, section 2.3.4, and a port. */
const maxHostLength = 261;

/**
 * The address that absolute links of the page begin with: the configured one, or the one that the visitor used. The
 * latter is text that anybody can send, so only what is a host through and through gets into a page.
 */
export class SiteAddress {
  #host: string | undefined;
  #forwarded: string | string[] | undefined;
  #origin: string | undefined;

  constructor(
    private readonly publicUrl: string | undefined,
    private readonly trustedProxies: number,
  ) {}

  /** @returns without a slash at the end; undefined when the request does not tell */
  of(request: IncomingMessage): string | undefined {
    if (this.publicUrl !== undefined) return this.publicUrl;
    const { host } = request.headers;
    const forwarded = this.trustedProxies > 0 ? request.headers['x-forwarded-proto'] : undefined;
    // Nearly all requests ask for the same host as the one before.
    if (host !== this.#host || forwarded !== this.#forwarded) {
      this.#origin = toOrigin(host, this.schemeOf(request, forwarded));
      this.#host = host;
      this.#forwarded = forwarded;
    }
    return this.#origin;
  }

  /** Each proxy adds what it was asked by; the outermost of ours knows the visitor's scheme. */
  private schemeOf(request: IncomingMessage, forwarded: string | string[] | undefined): 'http' | 'https' {
    const schemes = String(forwarded ?? '')
      .split(',')
      .map((scheme) => scheme.trim().toLowerCase());
    const scheme = schemes.at(-this.trustedProxies) ?? schemes[0];
    if (scheme === 'http' || scheme === 'https') return scheme;
    return 'encrypted' in request.socket ? 'https' : 'http';
  }
}

function toOrigin(host: string | undefined, scheme: 'http' | 'https'): string | undefined {
  if (host === undefined || host.length > maxHostLength || !hostPattern.test(host)) return undefined;
  const address = `${scheme}://${host}`;
  // Brings letter case, the default port and unusual notations of an address into one form.
  return URL.canParse(address) ? new URL(address).origin : undefined;
}
