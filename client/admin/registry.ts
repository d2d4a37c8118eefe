import AccountCircle from '@mui/icons-material/AccountCircleOutlined';
import AutoAwesome from '@mui/icons-material/AutoAwesomeOutlined';
import BarChart from '@mui/icons-material/BarChartOutlined';
import ContactMail from '@mui/icons-material/ContactMailOutlined';
import EmojiEvents from '@mui/icons-material/EmojiEventsOutlined';
import Folder from '@mui/icons-material/FolderOutlined';
import FormatQuote from '@mui/icons-material/FormatQuoteOutlined';
import Handyman from '@mui/icons-material/HandymanOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Inbox from '@mui/icons-material/InboxOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import School from '@mui/icons-material/SchoolOutlined';
import Title from '@mui/icons-material/TitleOutlined';
import Verified from '@mui/icons-material/VerifiedOutlined';
import Work from '@mui/icons-material/WorkOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { type ComponentType, lazy } from 'react';
import { UnreadBadge } from './inbox/UnreadBadge';
import { unauthorized } from './kit/loadFailure';
import { adminPath } from './paths';

/** Groups of the side bar, in its order. */
export const groups = ['Page', 'Lists', 'Inbox', 'History', 'Account'] as const;

/** One part of the site's content, as the admin offers it for editing, or another page of the admin. */
export interface AdminSection {
  /** Last part of its address. */
  slug: string;
  label: string;
  /** Title of its page, where that is not the label. */
  title?: string;
  /** Its name in the API, if it is a section of the content. */
  contentName?: string;
  /** What it holds, in a few words. */
  hint: string;
  group: (typeof groups)[number];
  icon: typeof SvgIcon;
  /** What the login screen says when the session was refused on its page, where that is not what it says elsewhere. */
  refusal?: string;
  /** Stands behind its label in the side bar. */
  Badge?: ComponentType;
  /** Without one the section is not offered. */
  Editor?: ComponentType;
}

function lazyEditor(load: () => Promise<ComponentType>): ComponentType {
  return lazy(async () => ({ default: await load() }));
}

/** The page of the visitors' messages. */
export const inboxSlug = 'inbox';

/** All sections in the order of the dashboard. Its cards, the side bar and the routes are made from this list. */
export const sections: readonly AdminSection[] = [
  {
    slug: 'hero',
    contentName: 'hero',
    label: 'Hero Section',
    hint: 'The first thing visitors see',
    group: 'Page',
    icon: AutoAwesome,
    Editor: lazyEditor(async () => (await import('../content/hero/HeroEditor')).HeroEditor),
  },
  {
    slug: 'about',
    contentName: 'about',
    label: 'About Section',
    hint: 'Three cards that introduce you',
    group: 'Page',
    icon: Person,
    Editor: lazyEditor(async () => (await import('../content/aboutCard/AboutEditor')).AboutEditor),
  },
  {
    slug: 'experiences',
    contentName: 'experiences',
    label: 'Experiences',
    hint: 'Your positions on the timeline',
    group: 'Lists',
    icon: Work,
    refusal: unauthorized,
    Editor: lazyEditor(async () => (await import('../content/experience/ExperiencesEditor')).ExperiencesEditor),
  },
  {
    slug: 'projects',
    contentName: 'projects',
    label: 'Projects',
    hint: 'The work that you show',
    group: 'Lists',
    icon: Folder,
    refusal: unauthorized,
    Editor: lazyEditor(async () => (await import('../content/project/ProjectsEditor')).ProjectsEditor),
  },
  {
    slug: 'stats',
    contentName: 'stats',
    label: 'Statistics',
    title: 'Statistics & Achievements',
    hint: 'Numbers that speak for you',
    group: 'Lists',
    icon: BarChart,
    refusal: unauthorized,
    Editor: lazyEditor(async () => (await import('../content/stat/StatsEditor')).StatsEditor),
  },
  {
    slug: 'testimonials',
    contentName: 'testimonials',
    label: 'Testimonials',
    hint: 'What others say',
    group: 'Lists',
    icon: FormatQuote,
    refusal: unauthorized,
    Editor: lazyEditor(async () => (await import('../content/testimonial/TestimonialsEditor')).TestimonialsEditor),
  },
  {
    slug: 'contact',
    contentName: 'contact-info',
    label: 'Contact Info',
    title: 'Contact Information',
    hint: 'Ways to reach you',
    group: 'Page',
    icon: ContactMail,
    refusal: unauthorized,
    Editor: lazyEditor(async () => (await import('../content/contactInfo/ContactInfosEditor')).ContactInfosEditor),
  },
  {
    slug: 'awards',
    contentName: 'awards',
    label: 'Awards',
    hint: 'Recognition you received',
    group: 'Lists',
    icon: EmojiEvents,
    Editor: lazyEditor(async () => (await import('../content/award/AwardsEditor')).AwardsEditor),
  },
  {
    slug: 'education',
    contentName: 'education',
    label: 'Education',
    hint: 'Your degrees',
    group: 'Lists',
    icon: School,
    Editor: lazyEditor(async () => (await import('../content/education/EducationEditor')).EducationEditor),
  },
  {
    slug: 'certifications',
    contentName: 'certifications',
    label: 'Certifications',
    hint: 'Certificates you hold',
    group: 'Lists',
    icon: Verified,
    Editor: lazyEditor(
      async () => (await import('../content/certification/CertificationsEditor')).CertificationsEditor,
    ),
  },
  {
    slug: 'skills',
    contentName: 'skills',
    label: 'Skills',
    hint: 'What you can do, by kind',
    group: 'Lists',
    icon: Handyman,
    Editor: lazyEditor(async () => (await import('../content/skillCategory/SkillsEditor')).SkillsEditor),
  },
  {
    slug: 'config',
    contentName: 'section-titles',
    label: 'Section Titles',
    title: 'Section Configuration',
    hint: 'Headings of the sections',
    group: 'Page',
    icon: Title,
    Editor: lazyEditor(async () => (await import('../content/sectionTitle/SectionTitlesEditor')).SectionTitlesEditor),
  },
  {
    slug: inboxSlug,
    label: 'Inbox',
    hint: 'What visitors wrote to you',
    group: 'Inbox',
    icon: Inbox,
    Badge: UnreadBadge,
    Editor: lazyEditor(async () => (await import('./inbox/InboxPage')).InboxPage),
  },
  {
    slug: 'history',
    label: 'History',
    hint: 'Every save, and the way back',
    group: 'History',
    icon: History,
    Editor: lazyEditor(async () => (await import('./history/HistoryPage')).HistoryPage),
  },
  {
    slug: 'account',
    label: 'Account',
    hint: 'Password, sign-ins and mail',
    group: 'Account',
    icon: AccountCircle,
    Editor: lazyEditor(async () => (await import('./account/AccountPage')).AccountPage),
  },
];

export type EditableSection = AdminSection & Required<Pick<AdminSection, 'Editor'>>;

/** The sections that can be edited. */
export const editableSections: readonly EditableSection[] = sections.filter(
  (section): section is EditableSection => section.Editor !== undefined,
);

export function pathOf(section: AdminSection): string {
  return `${adminPath}/${section.slug}`;
}

/** @returns what the login screen says when the session was refused on the page of that address, if that is special */
export function refusalAt(path: string): string | undefined {
  return editableSections.find((section) => pathOf(section) === path)?.refusal;
}
