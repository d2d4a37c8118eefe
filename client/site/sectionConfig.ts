import type { SectionHeader_SectionTitleFragment } from '../../schema/generated/site';

/** The texts at the head of one section. */
export interface SectionHeading {
  /** Small text above the heading. */
  title: string;
  /** Second heading; empty in most sections. */
  subtitle: string;
  description: string;
  /** The heading itself. */
  mainTitle: string;
  emoji: string;
}

const plain = { subtitle: '', emoji: '' };

/**
 * What every section is called until the owner says otherwise, and whenever the titles cannot be loaded. Of the hero,
 * `mainTitle` is the badge and `emoji` the badge's emoji; the three about cards stand here under names of their own.
 */
export const defaultSectionConfig = {
  hero: {
    title: 'Hello, I’m glad you are here',
    subtitle: 'Turning ideas into work that people enjoy using',
    description: 'Have a look around: what I do, what I have made so far, and how to reach me.',
    mainTitle: 'Welcome!',
    emoji: '👋',
  },
  about: {
    ...plain,
    title: 'Get to Know Me',
    mainTitle: 'About Me',
    description: 'A glimpse into my world of innovation and creativity',
  },
  whoIAm: {
    ...plain,
    title: 'Who I Am',
    mainTitle: '',
    description: 'A curious professional who enjoys turning ideas into things that work.',
  },
  whatIDo: {
    ...plain,
    title: 'What I Do',
    mainTitle: '',
    description: 'I plan, design and build, from the first sketch to the day it is in use.',
  },
  whatInterestsMe: {
    ...plain,
    title: 'What Interests Me',
    mainTitle: '',
    description: 'New ideas, good tools, and the people who use them.',
  },
  experience: {
    ...plain,
    title: 'My Journey',
    mainTitle: 'Professional Experience',
    description: 'A journey through product management, design, and innovation',
  },
  projects: {
    ...plain,
    title: 'My Creations',
    mainTitle: 'Featured Projects',
    description: 'A showcase of my work in product management and development',
  },
  stats: {
    ...plain,
    title: 'My Journey',
    mainTitle: 'Achievements & Skills',
    description: 'A glimpse into my professional journey and expertise',
  },
  awards: {
    ...plain,
    title: 'Awards & Recognition',
    mainTitle: 'Awards & Recognition',
    description: 'Honours and recognition for my work',
  },
  education: {
    ...plain,
    title: 'Education',
    mainTitle: 'Education',
    description: 'Where I studied',
  },
  certifications: {
    ...plain,
    title: 'Certifications',
    mainTitle: 'Certifications',
    description: 'Certificates that I hold',
  },
  skills: {
    ...plain,
    title: 'Skills',
    mainTitle: 'Skills',
    description: 'What I work with',
  },
  testimonials: {
    ...plain,
    title: 'What People Say',
    mainTitle: 'Testimonials',
    description: 'Hear what colleagues and mentors have to say about working with me',
  },
  contact: {
    ...plain,
    title: 'Get In Touch',
    mainTitle: "Let's Connect",
    description: "Ready to collaborate? Let's discuss how we can work together",
  },
  thankYou: {
    ...plain,
    title: 'Thank You',
    mainTitle: 'Thanks for Visiting!',
    description: 'I appreciate the time you took to look around, and I would be glad to hear from you.',
    emoji: '🙏',
  },
} as const satisfies Record<string, SectionHeading>;

export type SectionName = keyof typeof defaultSectionConfig;

/** The headings of all sections, by the section's name. */
export type SectionConfig = Record<SectionName, SectionHeading>;

type SectionTitleRecord = Omit<SectionHeader_SectionTitleFragment, 'id'>;

/**
 * Lays the owner's records over the defaults. A record belongs to a section by its name, whatever its letter case; a
 * field that is null or blank leaves the default.
 */
export function toSectionConfig(records: readonly SectionTitleRecord[]): SectionConfig {
  const byName = new Map(records.map((record) => [record.sectionName.trim().toLowerCase(), record]));
  const heading = (name: SectionName) => merge(defaultSectionConfig[name], byName.get(name.toLowerCase()));
  return {
    hero: heading('hero'),
    about: heading('about'),
    whoIAm: heading('whoIAm'),
    whatIDo: heading('whatIDo'),
    whatInterestsMe: heading('whatInterestsMe'),
    experience: heading('experience'),
    projects: heading('projects'),
    stats: heading('stats'),
    awards: heading('awards'),
    education: heading('education'),
    certifications: heading('certifications'),
    skills: heading('skills'),
    testimonials: heading('testimonials'),
    contact: heading('contact'),
    thankYou: heading('thankYou'),
  };
}

function merge(defaults: SectionHeading, record: SectionTitleRecord | undefined): SectionHeading {
  return {
    title: record?.title?.trim() || defaults.title,
    subtitle: record?.subtitle?.trim() || defaults.subtitle,
    description: record?.description?.trim() || defaults.description,
    mainTitle: record?.mainTitle?.trim() || defaults.mainTitle,
    emoji: record?.emoji?.trim() || defaults.emoji,
  };
}
