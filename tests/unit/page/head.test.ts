import { describe, expect, it } from 'vitest';
import { renderHead, shortenDescription } from '../../../server/page/head';
import { fillTemplate } from '../../../server/page/template';

const hostile = `"><script>alert('x')</script><!-- & </title>`;
const shared = {
  siteName: hostile,
  url: 'https://example.org/',
  image: { url: 'https://example.org/og-image.png?v=7', alt: hostile, width: 1200, height: 630 },
};

function contentOf(head: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(head)?.[1];
}

describe('the head', () => {
  it('keeps hostile texts inside their attributes and elements', () => {
    const head = renderHead({ title: hostile, description: hostile, shared, isIndexed: true });
    expect(head).not.toContain('<script');
    expect(head).not.toContain('<!--');
    expect(head.match(/<\/title>/g)).toHaveLength(1);
    expect(contentOf(head, 'og:title')).toBe(
      '&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&lt;!-- &amp; &lt;/title&gt;',
    );
  });

  it('has absolute links and a large card where the address is known', () => {
    const head = renderHead({ title: 'Grace Hopper', description: 'Compilers.', shared, isIndexed: true });
    expect(head).toContain('<link rel="canonical" href="https://example.org/">');
    expect(contentOf(head, 'og:type')).toBe('profile');
    expect(contentOf(head, 'og:url')).toBe('https://example.org/');
    expect(contentOf(head, 'og:image')).toBe('https://example.org/og-image.png?v=7');
    expect(contentOf(head, 'og:image:width')).toBe('1200');
    expect(contentOf(head, 'og:image:height')).toBe('630');
    expect(contentOf(head, 'og:image:type')).toBe('image/png');
    expect(contentOf(head, 'twitter:card')).toBe('summary_large_image');
    expect(contentOf(head, 'robots')).toBeUndefined();
  });

  it('has no absolute link and no picture where the address is unknown', () => {
    const head = renderHead({ title: 'Grace Hopper', description: 'Compilers.', isIndexed: true });
    expect(head).not.toContain('canonical');
    expect(head).not.toContain('og:url');
    expect(head).not.toContain('og:image');
    expect(contentOf(head, 'og:title')).toBe('Grace Hopper');
    expect(contentOf(head, 'twitter:card')).toBe('summary');
  });

  it('asks search engines to leave out what is no page', () => {
    const head = renderHead({ title: 'Not found', description: 'Compilers.', shared, isIndexed: false });
    expect(contentOf(head, 'robots')).toBe('noindex');
    expect(head).not.toContain('canonical');
    expect(head).not.toContain('og:');
  });

  it('names the colours, the manifest and the icon of home screens', () => {
    const head = renderHead({ title: 'Grace Hopper', description: '', isIndexed: true });
    expect(head).toContain('<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7">');
    expect(head).toContain('<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f131b">');
    expect(head).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(head).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">');
    expect(head).not.toContain('description');
  });
});

describe('a description', () => {
  it('stays as it is, on one line, while it is short', () => {
    expect(shortenDescription('  One line\n and another. ')).toBe('One line and another.');
    expect(shortenDescription('a'.repeat(160))).toBe('a'.repeat(160));
  });

  it('ends after a whole word within 160 characters', () => {
    const short = shortenDescription('A sentence, with commas, that goes on. '.repeat(10));
    expect(short.length).toBeLessThanOrEqual(160);
    expect(short).toMatch(/\w…$/);
    expect('A sentence, with commas, that goes on. '.repeat(10)).toContain(`${short.slice(0, -1)}`);
  });

  it('is cut between characters where there are no words', () => {
    expect(shortenDescription('漢'.repeat(400))).toBe(`${'漢'.repeat(159)}…`);
    expect(shortenDescription('😀'.repeat(400)).isWellFormed()).toBe(true);
  });
});

describe('the template', () => {
  const template = '<head><!--head--></head><div><!--html--></div><!--data-->';

  it('keeps hostile data inside its blocks', () => {
    const data = { text: '</script><script>alert(1)</script><!-- \u2028' };
    const page = fillTemplate(template, { head: '', html: '', data, jsonLd: { name: data.text } });
    expect(page.match(/<\/script/g)).toHaveLength(2);
    expect(page).not.toContain('<!--');
    const blocks = [...page.matchAll(/<script type="([^"]+)"[^>]*>(.*?)<\/script>/g)];
    expect(blocks.map(([, type]) => type)).toEqual(['application/json', 'application/ld+json']);
    expect(blocks.map(([, , json]) => JSON.parse(json ?? ''))).toEqual([data, { name: data.text }]);
  });

  it('fills each place once and reads no placeholder or pattern in what it puts there', () => {
    const page = fillTemplate(template, { head: '$& $1 <!--data-->', html: '<!--head-->$$', data: undefined });
    expect(page).toBe('<head>$& $1 <!--data--></head><div><!--head-->$$</div>');
  });
});
