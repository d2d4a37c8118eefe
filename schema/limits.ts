/**
 * Numbers and names that both sides of the program rely on: the server enforces them, the forms show them.
 * Lengths count UTF-16 code units, as `maxlength` in a browser does.
 */
export const limits = {
  /** Names, titles, labels and other texts of one line. */
  line: 200,
  /** An emoji or another short mark. */
  mark: 32,
  /** A value, a year, a suffix: shown large or in a narrow column. */
  short: 60,
  /** Comma- or pipe-separated lists. */
  list: 4_000,
  /** Texts of several lines. */
  text: 10_000,
  /** Web addresses. */
  link: 2_000,
  /** E-mail addresses (RFC 5321, section 4.5.3.1.3, less the brackets). */
  email: 254,
  /** The page shows three about cards and has no place for a fourth. */
  aboutCards: 3,
  /** The largest value of a PostgreSQL `integer`. */
  integer: 2_147_483_647,
  /** Contact messages on one page of the inbox. */
  inboxPage: { default: 10, max: 100 },
  /** Contact messages in one export: the newest. */
  inboxExport: 10_000,
  /** Days after which a deleted contact message cannot be restored any more. */
  inboxDeletedDays: 30,
  /** A contact form that was open for less than this many milliseconds was filled in by a program. */
  formFilledIn: 2_000,
  /** Revisions on one page of the history. */
  historyPage: { default: 20, max: 100 },
  /** Sign-ins that are kept for the owner to look at. */
  signIns: { default: 10, max: 50 },
  password: { min: 8, max: 200 },
} as const;

export const ctaStyles = ['bordered', 'filled'] as const;
export type CtaStyle = (typeof ctaStyles)[number];

/** Values of a stat's type, with the label that the owner picks it by. */
export const statTypes = {
  main: 'Main Stats',
  award: 'Award',
  education: 'Education',
  certification: 'Certification',
  skill: 'Skill Category',
} as const;
export type StatType = keyof typeof statTypes;

export const contactInfoTypes = [
  'email',
  'phone',
  'address',
  'website',
  'linkedin',
  'github',
  'twitter',
  'other',
] as const;
export type ContactInfoType = (typeof contactInfoTypes)[number];

/** What fills a field that is left empty. */
export const defaults = {
  ctaStyle: 'bordered',
  statType: 'main',
  projectCategory: 'web',
  awardIcon: '🏆',
  educationIcon: '🎓',
  certificationIcon: '📜',
} as const;

/** Schemes that a stored link may have. A link without a scheme is read as `https`. */
export const linkSchemes = ['http', 'https', 'mailto', 'tel'] as const;

/** The sections whose headings the owner edits in one form, in the order of that form. */
export const titledSections = [
  'about',
  'stats',
  'projects',
  'experience',
  'testimonials',
  'contact',
  'thankYou',
] as const;
export type TitledSection = (typeof titledSections)[number];

/** How long the clients wait and how often they try again, in milliseconds where a time is meant. */
export const network = {
  requestTimeout: 30_000,
  requestAttempts: 3,
  requestBackoffBase: 1_000,
  socketRetries: 5,
  socketRetryDelay: 1_000,
  testCallDelay: 2_000,
  tokenRefreshInterval: 300_000,
} as const;
