import { describe, expect, it } from 'vitest';
import { toContactMethod } from '../../../client/content/contactInfo/contactMethod';

describe('toContactMethod', () => {
  it.each([
    ['email', 'ann@example.org', 'mailto:ann@example.org'],
    ['phone', '+1 (202) 555-0109', 'tel:+12025550109'],
    ['website', 'example.org', 'https://example.org'],
    ['linkedin', 'https://www.linkedin.com/in/ann', 'https://www.linkedin.com/in/ann'],
    ['github', 'github.com/ann', 'https://github.com/ann'],
    ['other', 'https://example.org/talks', 'https://example.org/talks'],
    ['other', 'ann@example.org', 'mailto:ann@example.org'],
    ['other', 'By appointment, Mr. Jones', undefined],
    ['other', 'javascript:alert(1)', undefined],
    ['website', 'javascript:alert(1)', undefined],
    ['address', 'Washington, D.C.', undefined],
    ['phone', 'ask me', undefined],
    ['email', 'ask me', undefined],
  ])('leads from %s %j to %j', (type, value, href) => {
    expect(toContactMethod({ type, value, label: 'Label' }).href).toBe(href);
  });

  it('falls back to the capitalised type without a label', () => {
    expect(toContactMethod({ type: 'email', value: 'a@example.org', label: null }).label).toBe('Email');
    expect(toContactMethod({ type: 'email', value: 'a@example.org', label: ' ' }).label).toBe('Email');
  });

  it('shows an unknown type like any other', () => {
    expect(toContactMethod({ type: 'mastodon', value: 'example.org/@ann', label: null })).toEqual({
      icon: 'other',
      label: 'Mastodon',
      text: 'example.org/@ann',
      href: 'https://example.org/@ann',
    });
  });

  it('shows a web address without its scheme', () => {
    expect(toContactMethod({ type: 'website', value: 'https://www.example.org/', label: null }).text).toBe(
      'example.org',
    );
  });
});
