import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { nextColourScheme } from '../../../client/site/colourScheme';

const script = readFileSync(new URL('../../../client/public/colour-scheme.js', import.meta.url), 'utf8');

/** What the script sets on the page's root element. */
function run(stored: string | null, pathname = '/'): object {
  const dataset = {};
  const localStorage = { getItem: (key: string) => (key === 'colourScheme' ? stored : null) };
  runInNewContext(script, { localStorage, location: { pathname }, document: { documentElement: { dataset } } });
  return dataset;
}

describe('the script ahead of the page', () => {
  it.each(['light', 'dark'])('sets the chosen scheme %s', (scheme) => {
    expect(run(scheme)).toEqual({ colourScheme: scheme });
  });

  it.each([null, 'system', 'purple'])('leaves the system its say for %s', (stored) => {
    expect(run(stored)).toEqual({});
  });

  it('leaves the admin alone', () => {
    expect(run('dark', '/admin/projects')).toEqual({});
  });

  it('bears a browser that forbids storage', () => {
    expect(() => runInNewContext(script, { document: {} })).not.toThrow();
  });
});

describe('nextColourScheme', () => {
  it('goes round', () => {
    expect(nextColourScheme('system')).toBe('light');
    expect(nextColourScheme('light')).toBe('dark');
    expect(nextColourScheme('dark')).toBe('system');
  });
});
