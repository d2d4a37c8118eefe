import { describe, expect, it } from 'vitest';
import { frameObstacle } from '../../../client/content/project/frameObstacle';

const page = { href: 'https://example.org/', canonical: undefined, isOnline: true };

describe('frameObstacle', () => {
  it('finds none for another site', () => {
    expect(frameObstacle('https://project.example.com/demo', page)).toBeUndefined();
  });

  it.each([
    'https://example.org/',
    'https://EXAMPLE.org/any/path',
    'https://www.example.org/',
    'https://example.org./',
    'http://example.org/',
  ])('takes %s for the site itself', (address) => {
    expect(frameObstacle(address, page)).toBe('own site');
  });

  it('takes the canonical address for the site itself, by whatever name the page was opened', () => {
    const opened = { ...page, href: 'https://portfolio.internal/', canonical: 'https://example.org/' };
    expect(frameObstacle('https://example.org/', opened)).toBe('own site');
    expect(frameObstacle('https://portfolio.internal/x', opened)).toBe('own site');
  });

  it.each(['http://127.0.0.1:3000/', 'http://[::1]:3000/', 'http://LOCALHOST:3000/', 'http://0x7f.1:3000/'])(
    'knows the machine itself as %s',
    (address) => {
      expect(frameObstacle(address, { ...page, href: 'http://localhost:3000/' })).toBe('own site');
    },
  );

  it('tells programs on different ports of one machine apart', () => {
    expect(frameObstacle('http://localhost:5173/', { ...page, href: 'http://localhost:3000/' })).toBeUndefined();
  });

  it('knows that browsers refuse an unencrypted site within an encrypted one', () => {
    expect(frameObstacle('http://project.example.com/', page)).toBe('insecure');
    expect(frameObstacle('http://project.example.com/', { ...page, href: 'http://example.org/' })).toBeUndefined();
  });

  it('does not try without a connection', () => {
    expect(frameObstacle('https://project.example.com/', { ...page, isOnline: false })).toBe('offline');
  });
});
