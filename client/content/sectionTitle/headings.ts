import type {
  SectionTitleInput,
  SectionTitlesEditor_SectionTitleFragment as SectionTitleRecord,
} from '../../../schema/generated/admin';
import { type TitledSection, titledSections } from '../../../schema/limits';

/** The texts of one section's heading, as they are edited: empty where the default is shown. */
export interface Heading {
  title: string;
  mainTitle: string;
  description: string;
  emoji: string;
}

export type Headings = Record<TitledSection, Heading>;

export function toHeadings(records: readonly SectionTitleRecord[] = []): Headings {
  const headingOf = (section: TitledSection) => toHeading(findRecord(records, section));
  return {
    about: headingOf('about'),
    stats: headingOf('stats'),
    projects: headingOf('projects'),
    experience: headingOf('experience'),
    testimonials: headingOf('testimonials'),
    contact: headingOf('contact'),
    thankYou: headingOf('thankYou'),
  };
}

function toHeading(record: SectionTitleRecord | undefined): Heading {
  return {
    title: record?.title ?? '',
    mainTitle: record?.mainTitle ?? '',
    description: record?.description ?? '',
    emoji: record?.emoji ?? '',
  };
}

/** @returns the record of that section, whatever the letter case of its name */
export function findRecord(
  records: readonly SectionTitleRecord[],
  section: TitledSection,
): SectionTitleRecord | undefined {
  return records.find(({ sectionName }) => sectionName.trim().toLowerCase() === section.toLowerCase());
}

/** @returns the sections of which some text was edited, in the order of the form */
export function editedSections(edited: Headings, original: Headings): TitledSection[] {
  return titledSections.filter((section) =>
    fields.some((field) => edited[section][field] !== original[section][field]),
  );
}

/** @returns whether the heading of one of these sections has been changed between two states of the records */
export function changedMeanwhile(
  sections: readonly TitledSection[],
  from: readonly SectionTitleRecord[],
  to: readonly SectionTitleRecord[],
): boolean {
  const [was, is] = [toHeadings(from), toHeadings(to)];
  return editedSections(is, was).some((section) => sections.includes(section));
}

const fields = ['title', 'mainTitle', 'description', 'emoji'] as const satisfies (keyof Heading)[];

/**
 * Lays the edited texts of one section over its record. The others stay as they are in the record, which may be newer
 * than what the form started from; without a record they are empty.
 */
export function toInput(
  section: TitledSection,
  record: SectionTitleRecord | undefined,
  { edited, original }: { edited: Heading; original: Heading },
) {
  const textOf = (field: keyof Heading) => {
    if (edited[field] === original[field]) return record?.[field] ?? null;
    return edited[field].trim() === '' ? null : edited[field];
  };
  return {
    sectionName: record?.sectionName ?? section,
    title: textOf('title'),
    mainTitle: textOf('mainTitle'),
    description: textOf('description'),
    emoji: textOf('emoji'),
    subtitle: record?.subtitle ?? null,
    orderIndex: record?.orderIndex ?? 0,
    isActive: record?.isActive ?? true,
  } satisfies Required<SectionTitleInput>;
}
