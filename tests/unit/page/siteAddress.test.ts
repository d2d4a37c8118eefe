import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { SiteAddress } from '../../../server/page/siteAddress';

function requestTo(host: string | undefined, forwardedProto?: string): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  if (host !== undefined) request.headers.host = host;
  if (forwardedProto !== undefined) request.headers['x-forwarded-proto'] = forwardedProto;
  return request;
}

describe('the address of the site', () => {
  it('is the configured one, whatever host was asked for', () => {
    const address = new SiteAddress('https://hopper.example', 1);
    expect(address.of(requestTo('evil.example', 'http'))).toBe('https://hopper.example');
    expect(address.of(requestTo(undefined))).toBe('https://hopper.example');
  });

  it.each([
    ['example.org', 'http://example.org'],
    ['EXAMPLE.org:80', 'http://example.org'],
    ['localhost:4000', 'http://localhost:4000'],
    ['192.0.2.1:8080', 'http://192.0.2.1:8080'],
    ['[2001:db8::1]:4000', 'http://[2001:db8::1]:4000'],
    ['xn--bcher-kva.example', 'http://xn--bcher-kva.example'],
  ])('of the host %s is %s', (host, origin) => {
    expect(new SiteAddress(undefined, 0).of(requestTo(host))).toBe(origin);
  });

  it.each([
    ['no host', undefined],
    ['an empty host', ''],
    ['markup', '"><script>alert(1)</script>'],
    ['a quote', 'example.org"'],
    ['a path', 'example.org/path'],
    ['credentials', 'user@example.org'],
    ['a query', 'example.org?x'],
    ['a space', 'example.org evil.example'],
    ['a list', 'example.org,evil.example'],
    ['an empty label', 'example..org'],
    ['a port that is none', 'example.org:99999'],
    ['two ports', 'example.org:80:80'],
    ['an address that is none', '1.2.3.999'],
    ['brackets around no address', '[::g]'],
    ['a name beyond all lengths', 'a'.repeat(300)],
  ])('is unknown for %s', (_what, host) => {
    expect(new SiteAddress(undefined, 0).of(requestTo(host))).toBeUndefined();
  });

  it('takes the scheme from a proxy only when there is one to trust', () => {
    expect(new SiteAddress(undefined, 0).of(requestTo('example.org', 'https'))).toBe('http://example.org');
    expect(new SiteAddress(undefined, 1).of(requestTo('example.org', 'https'))).toBe('https://example.org');
    expect(new SiteAddress(undefined, 1).of(requestTo('example.org'))).toBe('http://example.org');
  });

  it('believes as many entries of the scheme as there are proxies', () => {
    expect(new SiteAddress(undefined, 1).of(requestTo('example.org', 'http, https'))).toBe('https://example.org');
    expect(new SiteAddress(undefined, 2).of(requestTo('example.org', 'https, http'))).toBe('https://example.org');
    expect(new SiteAddress(undefined, 2).of(requestTo('example.org', 'https'))).toBe('https://example.org');
  });

  it('takes no other scheme from a proxy', () => {
    expect(new SiteAddress(undefined, 1).of(requestTo('example.org', 'javascript'))).toBe('http://example.org');
  });

  it('follows each request, not the one before', () => {
    const address = new SiteAddress(undefined, 1);
    expect(address.of(requestTo('one.example', 'https'))).toBe('https://one.example');
    expect(address.of(requestTo('one.example', 'http'))).toBe('http://one.example');
    expect(address.of(requestTo('two.example', 'http'))).toBe('http://two.example');
    expect(address.of(requestTo('not a host', 'http'))).toBeUndefined();
    expect(address.of(requestTo('two.example', 'http'))).toBe('http://two.example');
  });
});
