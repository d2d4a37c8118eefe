import { describe, expect, it } from 'vitest';
import { safeHref, safeWebHref } from '../../../client/site/kit/safeHref';

describe('safeHref', () => {
  it.each([
    ['https://example.org/a?b=c#d', 'https://example.org/a?b=c#d'],
    ['http://example.org', 'http://example.org'],
    ['mailto:ann@example.org', 'mailto:ann@example.org'],
    ['tel:+12025550109', 'tel:+12025550109'],
    ['tel:112', 'tel:112'],
    ['HTTPS://example.org', 'HTTPS://example.org'],
  ])('lets %s through', (link, href) => {
    expect(safeHref(link)).toBe(href);
  });

  it.each([
    ['example.org', 'https://example.org'],
    [' github.com/ann ', 'https://github.com/ann'],
    ['example.org:8080/a', 'https://example.org:8080/a'],
    ['localhost:3000', 'https://localhost:3000'],
    ['javascript:8080/alert(1)', 'https://javascript:8080/alert(1)'],
  ])('reads %s as https', (link, href) => {
    expect(safeHref(link)).toBe(href);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '  javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    '\u200bjavascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.org',
    '//evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https:\\\\evil.example',
    '',
    '   ',
    null,
    undefined,
  ])('makes no link of %j', (link) => {
    expect(safeHref(link)).toBeUndefined();
  });

  it('makes no web address of mail and telephone', () => {
    expect(safeWebHref('mailto:ann@example.org')).toBeUndefined();
    expect(safeWebHref('tel:1')).toBeUndefined();
    expect(safeWebHref('example.org')).toBe('https://example.org');
  });
});
