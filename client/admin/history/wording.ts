import { sections } from '../registry';

/** What the owner calls a part of the content, by its name in the API. */
export function sectionLabel(name: string): string {
  return sections.find(({ contentName }) => contentName === name)?.label ?? name;
}

/** Fields whose names do not say what the forms call them. */
const fields: Readonly<Record<string, string>> = {
  ctaText: 'CTA text',
  ctaStyle: 'CTA style',
  imageUrl: 'Emoji',
  githubUrl: 'GitHub link',
  liveUrl: 'Live link',
  certificateId: 'Certificate ID',
  orderIndex: 'Place',
  isActive: 'Visibility',
};

/** 'shortDescription' as 'Short description'. */
export function fieldLabel(field: string): string {
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return fields[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value as people read it; undefined when it is empty. */
export function valueText(field: string, value: string | null): string | undefined {
  if (value === null || value.trim() === '') return undefined;
  if (field === 'isActive') return value === 'true' ? 'Shown to visitors' : 'Hidden';
  // People count from one.
  return field === 'orderIndex' ? String(Number(value) + 1) : value;
}
