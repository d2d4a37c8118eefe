import type { AboutCardInput } from '../../server/content/aboutCard/aboutCard.entity';
import type { AwardInput } from '../../server/content/award/award.entity';
import type { CertificationInput } from '../../server/content/certification/certification.entity';
import type { ContactInfoInput } from '../../server/content/contactInfo/contactInfo.entity';
import type { EducationInput } from '../../server/content/education/education.entity';
import type { ExperienceInput } from '../../server/content/experience/experience.entity';
import type { HeroInput } from '../../server/content/hero/hero.entity';
import type { ProjectInput } from '../../server/content/project/project.entity';
import type { SectionTitleInput } from '../../server/content/sectionTitle/sectionTitle.entity';
import type { SkillCategoryInput } from '../../server/content/skillCategory/skillCategory.entity';
import type { StatInput } from '../../server/content/stat/stat.entity';
import type { TestimonialInput } from '../../server/content/testimonial/testimonial.entity';
import { type ContentCase, define } from './contentCase';

export type { ContentCase };

export const hero = define<HeroInput>({
  name: 'hero',
  plural: 'heroes',
  restName: 'hero',
  sample: {
    title: 'Grace Hopper',
    subtitle: 'Computer scientist',
    description: 'She wrote the first compiler.\nThen another one.',
    badge: 'Ahoy!',
    badgeEmoji: '⚓',
    ctaText: 'See the work',
    ctaStyle: 'filled',
  },
  other: {
    title: 'Rear Admiral Hopper',
    subtitle: 'Naval officer',
    description: 'She found the bug.',
    badge: 'Welcome aboard',
    badgeEmoji: '👋🏽',
    ctaText: 'Projects',
    ctaStyle: 'bordered',
  },
  required: ['title', 'subtitle', 'description', 'badge', 'badgeEmoji', 'ctaText'],
  defaults: { ctaStyle: 'bordered' },
  max: { title: 200, subtitle: 200, description: 10_000, badge: 60, badgeEmoji: 32, ctaText: 60 },
  choices: { ctaStyle: ['bordered', 'filled'] },
  restDeletes: false,
});

export const aboutCard = define<AboutCardInput>({
  name: 'aboutCard',
  plural: 'aboutCards',
  restName: 'about',
  sample: { title: 'Who I Am', subtitle: 'In short', description: 'A mathematician.' },
  other: { title: 'What I Do', subtitle: 'In long', description: 'Languages for people.' },
  required: ['title', 'description'],
  optional: ['subtitle'],
  max: { title: 200, subtitle: 200, description: 10_000 },
  orderPath: '/api/about/order',
});

export const experience = define<ExperienceInput>({
  name: 'experience',
  plural: 'experiences',
  restName: 'experiences',
  sample: {
    position: 'Senior mathematician',
    company: 'Eckert–Mauchly',
    duration: '1949 – 1950',
    location: 'Philadelphia',
    description: 'Compilers for the UNIVAC I.',
    technologies: 'A-0, UNIVAC I',
    achievements: 'First compiler | First linker',
  },
  other: {
    position: 'Officer',
    company: 'US Navy',
    duration: '1943 – 1986',
    location: 'Washington',
    description: 'Standards & languages.',
    technologies: 'COBOL',
    achievements: 'Validation suites',
  },
  required: ['position', 'company', 'duration', 'description'],
  optional: ['location', 'technologies', 'achievements'],
  max: {
    position: 200,
    company: 200,
    duration: 200,
    location: 200,
    description: 10_000,
    technologies: 4_000,
    achievements: 4_000,
  },
});

export const project = define<ProjectInput>({
  name: 'project',
  plural: 'projects',
  restName: 'projects',
  sample: {
    title: 'FLOW-MATIC',
    shortDescription: 'English for computers',
    description: 'The first language with English-like statements.',
    imageUrl: '🧮',
    githubUrl: 'https://example.org/flow-matic',
    liveUrl: 'example.org/live',
    technologies: 'UNIVAC I, English',
    category: 'languages',
  },
  other: {
    title: 'COBOL',
    shortDescription: 'For business',
    description: 'A common business-oriented language.',
    imageUrl: '✨',
    githubUrl: 'http://example.org/cobol',
    liveUrl: 'mailto:cobol@example.org',
    technologies: 'Committees',
    category: 'standards',
  },
  required: ['title', 'description'],
  optional: ['shortDescription', 'imageUrl', 'githubUrl', 'liveUrl', 'technologies'],
  defaults: { category: 'web' },
  max: {
    title: 200,
    shortDescription: 10_000,
    description: 10_000,
    githubUrl: 2_000,
    liveUrl: 2_000,
    technologies: 4_000,
    category: 60,
  },
  links: ['githubUrl', 'liveUrl'],
});

export const stat = define<StatInput>({
  name: 'stat',
  plural: 'stats',
  restName: 'stats',
  sample: { value: '43', label: 'Years in the Navy', icon: '⚓', type: 'award', suffix: '+' },
  other: { value: '1952', label: 'First compiler', icon: '💾', type: 'main', suffix: ' AD' },
  required: ['value', 'label', 'icon'],
  optional: ['suffix'],
  defaults: { type: 'main' },
  max: { value: 60, label: 200, icon: 32, suffix: 60 },
  choices: { type: ['main', 'award', 'education', 'certification', 'skill'] },
});

export const testimonial = define<TestimonialInput>({
  name: 'testimonial',
  plural: 'testimonials',
  restName: 'testimonials',
  sample: {
    name: 'A colleague',
    position: 'Programmer',
    company: 'Remington',
    relation: 'Team',
    message: 'Brilliant.',
  },
  other: { name: 'A student', position: 'Ensign', company: 'Navy', relation: 'Pupil', message: 'She gave me a wire.' },
  required: ['name', 'message'],
  optional: ['position', 'company', 'relation'],
  max: { name: 200, position: 200, company: 200, relation: 200, message: 10_000 },
});

export const contactInfo = define<ContactInfoInput>({
  name: 'contactInfo',
  plural: 'contactInfos',
  restName: 'contact-info',
  sample: { type: 'email', value: 'grace@example.org', label: 'E-mail' },
  other: { type: 'website', value: 'https://example.org', label: 'Home page' },
  required: ['type', 'value', 'label'],
  max: { value: 2_000, label: 200 },
  choices: { type: ['email', 'phone', 'address', 'website', 'linkedin', 'github', 'twitter', 'other'] },
  createPath: '/api/admin/contact-info',
  itemPath: (id) => `/api/admin/contact-info/${id}`,
});

export const award = define<AwardInput>({
  name: 'award',
  plural: 'awards',
  restName: 'awards',
  sample: { title: 'National Medal of Technology', organization: 'United States', year: '1991', icon: '🥇' },
  other: { title: 'Harry H. Goode Award', organization: 'AFIPS', year: '1970', icon: '🏅' },
  required: ['title', 'organization', 'year'],
  defaults: { icon: '🏆' },
  max: { title: 200, organization: 200, year: 60, icon: 32 },
});

export const education = define<EducationInput>({
  name: 'education',
  plural: 'educations',
  restName: 'education',
  sample: { degree: 'PhD in mathematics', institution: 'Yale', year: '1934', icon: '📐' },
  other: { degree: 'BA', institution: 'Vassar', year: '1928', icon: '📚' },
  required: ['degree', 'institution', 'year'],
  defaults: { icon: '🎓' },
  max: { degree: 200, institution: 200, year: 60, icon: 32 },
});

export const certification = define<CertificationInput>({
  name: 'certification',
  plural: 'certifications',
  restName: 'certifications',
  sample: {
    name: 'Compiler licence',
    issuer: 'The Computer',
    year: '1952',
    icon: '🪪',
    certificateLink: 'https://example.org/certificate',
    certificateId: 'A-0',
  },
  other: {
    name: 'COBOL licence',
    issuer: 'CODASYL',
    year: '1959',
    icon: '🧾',
    certificateLink: 'http://example.org/c?id=1&x=%20',
    certificateId: 'C-1',
  },
  required: ['name', 'issuer', 'year'],
  optional: ['certificateLink', 'certificateId'],
  defaults: { icon: '📜' },
  max: { name: 200, issuer: 200, year: 60, icon: 32, certificateLink: 2_000, certificateId: 200 },
  links: ['certificateLink'],
});

export const skillCategory = define<SkillCategoryInput>({
  name: 'skillCategory',
  plural: 'skillCategories',
  restName: 'skills',
  sample: { category: 'Languages', skills: 'FLOW-MATIC, COBOL' },
  other: { category: 'Methodologies', skills: 'Standards' },
  required: ['category', 'skills'],
  max: { category: 200, skills: 4_000 },
});

export const sectionTitle = define<SectionTitleInput>({
  name: 'sectionTitle',
  plural: 'sectionTitles',
  restName: 'section-titles',
  sample: {
    sectionName: 'thankYou',
    title: 'Thanks',
    subtitle: 'Truly',
    description: 'For reading.',
    mainTitle: 'Fair winds',
    emoji: '🙏',
  },
  other: {
    sectionName: 'about',
    title: 'About',
    subtitle: 'Me',
    description: 'All of it.',
    mainTitle: 'Get to know me',
    emoji: '👋',
  },
  required: ['sectionName'],
  optional: ['title', 'subtitle', 'description', 'mainTitle', 'emoji'],
  max: { sectionName: 60, title: 200, subtitle: 200, description: 10_000, mainTitle: 200, emoji: 32 },
});

/** Every type of content, in the order of the page. */
export const contentCases: readonly ContentCase[] = [
  hero,
  aboutCard,
  experience,
  project,
  stat,
  award,
  education,
  certification,
  skillCategory,
  testimonial,
  contactInfo,
  sectionTitle,
];
