import { awardType } from '../content/award/award.entity';
import { certificationType } from '../content/certification/certification.entity';
import { type ContactInfo, contactInfoType } from '../content/contactInfo/contactInfo.entity';
import type { Row } from '../content/core/base.entity';
import type { PublishedRevision } from '../content/core/publishedContent';
import { splitList } from '../content/core/splitList';
import { educationType } from '../content/education/education.entity';
import { type Experience, experienceType } from '../content/experience/experience.entity';
import { heroType } from '../content/hero/hero.entity';
import { skillCategoryType } from '../content/skillCategory/skillCategory.entity';

/** Absolute addresses of the page and of its picture, as far as they are known. */
export interface PageAddresses {
  url: string;
  image: string;
}

/**
 * The page in the vocabulary of schema.org: a ProfilePage about a Person, with the jobs, education, credentials,
 * awards, skills and links that visitors see.
 *
 * @returns undefined without a hero: there is nobody to describe
 */
export function toJsonLd(revision: PublishedRevision, addresses: PageAddresses | undefined): object | undefined {
  const [hero] = revision.rows(heroType);
  if (!hero) return undefined;
  const contacts = revision.rows(contactInfoType);
  const experiences = revision.rows(experienceType);
  const educations = revision.rows(educationType);
  const person = {
    '@type': 'Person',
    '@id': addresses && `${addresses.url}#person`,
    name: hero.title,
    jobTitle: hero.subtitle,
    description: hero.description,
    url: addresses?.url,
    image: addresses?.image,
    email: oneOrMany(valuesOf(contacts, 'email').map((value) => value.replace(/^mailto:/i, ''))),
    telephone: oneOrMany(valuesOf(contacts, 'phone').map((value) => value.replace(/^tel:/i, ''))),
    address: oneOrMany(valuesOf(contacts, 'address')),
    hasOccupation: someOf(unique(experiences.map((row) => row.position)).map(toOccupation)),
    worksFor: someOf(experiences.map(toOrganizationRole)),
    alumniOf: someOf(unique(educations.map((row) => row.institution)).map(toSchool)),
    hasCredential: someOf([
      ...educations.map((row) => toCredential(row.degree, row.institution, 'degree')),
      ...revision.rows(certificationType).map((row) => ({
        ...toCredential(row.name, row.issuer, 'certificate'),
        url: webAddress(row.certificateLink ?? ''),
        identifier: row.certificateId || undefined,
      })),
    ]),
    award: someOf(revision.rows(awardType).map((row) => `${row.title}, ${row.organization} (${row.year})`)),
    knowsAbout: someOf(unique(revision.rows(skillCategoryType).flatMap((row) => splitList(row.skills, ',')))),
    sameAs: someOf(unique(contacts.flatMap(profileLink))),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    '@id': addresses?.url,
    url: addresses?.url,
    name: hero.title,
    dateModified: lastChange(revision),
    mainEntity: person,
  };
}

/** When the newest of what visitors see was changed, as ISO 8601. */
export function lastChange(revision: PublishedRevision): string | undefined {
  const times = Object.values(revision.visible).flatMap((rows) => rows.map((row) => row.updatedAt));
  return times.sort().at(-1);
}

function toOccupation(name: string) {
  return { '@type': 'Occupation', name };
}

/** A role stands between the person and the organisation, and takes the name of the property that it stands in. */
function toOrganizationRole({ position, company, duration }: Row<Experience>) {
  return {
    '@type': 'OrganizationRole',
    roleName: position,
    ...yearsOf(duration),
    worksFor: { '@type': 'Organization', name: company },
  };
}

const yearSpan = /^[^\d]{0,20}((?:19|20)\d\d)\s*(?:[-–—]|to)\s*(?:[^\d]{0,20}((?:19|20)\d\d)|[^\d]{1,20})$/;

/**
 * Durations are texts for people. Only a plain span of years, such as '1967 – 1977' or '2019 – present', says the same
 * to a machine; without its end, a job of the past would read as one of today.
 */
function yearsOf(duration: string): { startDate?: string; endDate?: string } {
  const found = yearSpan.exec(duration.trim());
  const [, start, end] = found ?? [];
  return { ...(start && { startDate: start }), ...(end && { endDate: end }) };
}

function toSchool(name: string) {
  return { '@type': 'EducationalOrganization', name };
}

function toCredential(name: string, issuer: string, category: 'degree' | 'certificate') {
  return {
    '@type': 'EducationalOccupationalCredential',
    name,
    credentialCategory: category,
    recognizedBy: { '@type': 'Organization', name: issuer },
  };
}

const profileTypes: readonly string[] = ['website', 'linkedin', 'github', 'twitter'];

function profileLink({ type, value }: Row<ContactInfo>): string[] {
  const address = profileTypes.includes(type) ? webAddress(value) : undefined;
  return address === undefined ? [] : [address];
}

/** An address without a scheme is read as `https`, as the page does; what is no web address is left out. */
function webAddress(text: string): string | undefined {
  const value = text.trim();
  if (/^https?:\/\//i.test(value)) return URL.canParse(value) ? value : undefined;
  const isBare = /^[^\s/:@]+\.[^\s/:@]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/.test(value);
  return isBare && URL.canParse(`https://${value}`) ? `https://${value}` : undefined;
}

function valuesOf(contacts: readonly Row<ContactInfo>[], type: string): string[] {
  return contacts.filter((row) => row.type === type).map((row) => row.value.trim());
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== '');
}

/** JSON leaves undefined properties out. */
function someOf<V>(values: readonly V[]): readonly V[] | undefined {
  return values.length === 0 ? undefined : values;
}

function oneOrMany(values: readonly string[]): string | readonly string[] | undefined {
  return values.length > 1 ? values : values[0];
}
