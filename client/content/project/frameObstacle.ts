/** Where the page itself is. */
interface PageAddress {
  /** As in `location`. */
  href: string;
  /** Of the page's canonical link, where it has one. */
  canonical: string | undefined;
  isOnline: boolean;
}

/** Why a site cannot be shown in a frame, as far as that is known beforehand. */
export type FrameObstacle = 'own site' | 'insecure' | 'offline';

/**
 * Finds what keeps a live URL from being framed. A frame of this site itself would run within its own sandbox and could
 * lift it; browsers refuse a site that is not encrypted within one that is; and without a connection nothing loads.
 */
export function frameObstacle(address: string, page: PageAddress): FrameObstacle | undefined {
  const target = new URL(address);
  const here = new URL(page.href);
  const own = page.canonical !== undefined && URL.canParse(page.canonical) ? [here, new URL(page.canonical)] : [here];
  if (own.some((site) => isSameSite(target, site))) return 'own site';
  if (here.protocol === 'https:' && target.protocol === 'http:' && !isLoopback(target.hostname)) return 'insecure';
  return page.isOnline ? undefined : 'offline';
}

/** Whether both lead to one site, however its host is spelled and whether it is encrypted or not. */
function isSameSite(a: URL, b: URL): boolean {
  return hostOf(a) === hostOf(b) && a.port === b.port;
}

function hostOf({ hostname }: URL): string {
  if (isLoopback(hostname)) return 'localhost';
  return hostname.replace(/\.$/, '').replace(/^www\./, '');
}

function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '');
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(?:\.\d+){3}$/.test(host);
}
