import type { ContactInfoType } from '../../../schema/limits';
import type { IconName } from '../../site/kit/Icon';
import { safeHref, safeWebHref } from '../../site/kit/safeHref';

/** How a way to reach the owner is shown. */
export interface ContactMethod {
  icon: IconName;
  label: string;
  text: string;
  /** Where it leads; undefined when there is nothing to follow. */
  href: string | undefined;
}

interface ContactRecord {
  type: string;
  value: string;
  label: string | null;
}

const icons: Record<ContactInfoType, IconName> = {
  email: 'email',
  phone: 'phone',
  address: 'pin',
  website: 'website',
  linkedin: 'linkedin',
  github: 'github',
  twitter: 'twitter',
  other: 'other',
};

/** Addresses of several kinds as they are: `example.org/talks` is a link, `By appointment` is not. */
const looksLikeAddress = /^(?:[a-z][a-z0-9+.-]*:|[^\s/]+\.[^\s/]{2,}(?:\/\S*)?$)/i;

export function toContactMethod({ type, value, label }: ContactRecord): ContactMethod {
  const kind = isKnown(type) ? type : 'other';
  const text = value.trim();
  return {
    icon: icons[kind],
    label: label?.trim() || type.charAt(0).toUpperCase() + type.slice(1),
    text: kind === 'email' || kind === 'phone' || kind === 'address' ? text : withoutScheme(text),
    href: hrefOf(kind, text),
  };
}

function hrefOf(kind: ContactInfoType, value: string): string | undefined {
  switch (kind) {
    case 'email':
      return value.includes('@') ? safeHref(`mailto:${value.replace(/^mailto:/i, '')}`) : undefined;
    case 'phone':
      return /\d/.test(value) ? `tel:${value.replace(/[^\d+*#,;]/g, '')}` : undefined;
    case 'address':
      return undefined;
    case 'other':
      if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(value)) return `mailto:${value}`;
      return looksLikeAddress.test(value) ? safeHref(value) : undefined;
    default:
      return safeWebHref(value);
  }
}

function withoutScheme(value: string): string {
  return value.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
}

function isKnown(type: string): type is ContactInfoType {
  return Object.hasOwn(icons, type);
}
