import { describe, expect, it } from 'vitest';
import { lastChange, toJsonLd } from '../../../server/page/jsonLd';
import { created, hero, revisionOf } from './exampleRevision';

const addresses = { url: 'https://example.org/', image: 'https://example.org/og-image.png?v=7' };

/** As it stands in the page: properties without a value are gone. */
function written(rows: Parameters<typeof revisionOf>[0], at: typeof addresses | undefined = addresses): unknown {
  const jsonLd = toJsonLd(revisionOf(rows), at);
  return jsonLd === undefined ? undefined : JSON.parse(JSON.stringify(jsonLd));
}

function personOf(rows: Parameters<typeof revisionOf>[0]): unknown {
  return Object.entries(written({ heroes: [hero], ...rows }) as object).find(([key]) => key === 'mainEntity')?.[1];
}

describe('the JSON-LD of the page', () => {
  it('describes a profile page about a person', () => {
    expect(written({ heroes: [hero] })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      '@id': addresses.url,
      url: addresses.url,
      name: 'Grace Hopper',
      dateModified: created,
      mainEntity: {
        '@type': 'Person',
        '@id': 'https://example.org/#person',
        name: 'Grace Hopper',
        jobTitle: 'Naval officer & programmer',
        description: 'Compilers, languages and standards.',
        url: addresses.url,
        image: addresses.image,
      },
    });
  });

  it('says nothing while there is nobody to describe', () => {
    expect(written({ awards: [{ title: 'Medal', organization: 'Navy', year: '1986', icon: '' }] })).toBeUndefined();
    expect(written({ heroes: [{ ...hero, isActive: false }] })).toBeUndefined();
  });

  it('names no address where none is known', () => {
    const text = JSON.stringify(toJsonLd(revisionOf({ heroes: [hero] }), undefined));
    expect(text).not.toContain('example.org');
    expect(text).not.toContain('"url"');
  });

  it('tells jobs with their years as roles in organisations', () => {
    const job = { company: 'US Navy', location: null, description: '', technologies: null, achievements: null };
    const person = personOf({
      experiences: [
        { ...job, position: 'Director', duration: '1967 – 1977' },
        { ...job, position: 'Director', duration: 'Jan 2019 - present' },
        { ...job, position: 'Consultant', duration: 'Three summers' },
      ],
    });
    const organization = { '@type': 'Organization', name: 'US Navy' };
    expect(person).toMatchObject({
      hasOccupation: [
        { '@type': 'Occupation', name: 'Director' },
        { '@type': 'Occupation', name: 'Consultant' },
      ],
      worksFor: [
        { roleName: 'Director', startDate: '1967', endDate: '1977', worksFor: organization },
        { roleName: 'Director', startDate: '2019', worksFor: organization },
        { roleName: 'Consultant', worksFor: organization },
      ],
    });
    expect(JSON.stringify(person).match(/"startDate"/g)).toHaveLength(2);
    expect(JSON.stringify(person).match(/"endDate"/g)).toHaveLength(1);
  });

  it('tells schools once, and degrees and certificates as credentials', () => {
    expect(
      personOf({
        educations: [
          { degree: 'Ph.D.', institution: 'Yale', year: '1934', icon: '' },
          { degree: 'M.A.', institution: 'Yale', year: '1930', icon: '' },
        ],
        certifications: [
          {
            name: 'Pilot',
            issuer: 'Air Club',
            year: '1950',
            certificateLink: 'javascript:alert(1)',
            certificateId: '42',
          },
        ],
      }),
    ).toMatchObject({
      alumniOf: [{ '@type': 'EducationalOrganization', name: 'Yale' }],
      hasCredential: [
        { '@type': 'EducationalOccupationalCredential', name: 'Ph.D.', credentialCategory: 'degree' },
        { '@type': 'EducationalOccupationalCredential', name: 'M.A.', credentialCategory: 'degree' },
        {
          '@type': 'EducationalOccupationalCredential',
          name: 'Pilot',
          credentialCategory: 'certificate',
          recognizedBy: { '@type': 'Organization', name: 'Air Club' },
          identifier: '42',
        },
      ],
    });
  });

  it('tells awards and skills as texts', () => {
    expect(
      personOf({
        awards: [{ title: 'Medal', organization: 'Navy', year: '1986', icon: '' }],
        skillCategories: [
          { category: 'Languages', skills: 'COBOL, FLOW-MATIC, ' },
          { category: 'Standards', skills: 'COBOL,Tests' },
        ],
      }),
    ).toMatchObject({ award: ['Medal, Navy (1986)'], knowsAbout: ['COBOL', 'FLOW-MATIC', 'Tests'] });
  });

  it('links profiles that are web addresses, and nothing else', () => {
    const person = personOf({
      contactInfos: [
        { type: 'website', value: 'https://example.org/me', label: '' },
        { type: 'github', value: 'github.com/hopper', label: '' },
        { type: 'linkedin', value: 'mailto:grace@example.org', label: '' },
        { type: 'twitter', value: '@grace', label: '' },
        { type: 'twitter', value: 'javascript:alert(1)', label: '' },
        { type: 'other', value: 'https://example.org/other', label: '' },
        { type: 'email', value: 'grace@example.org', label: '' },
        { type: 'phone', value: '+1 202 555 0109', label: '' },
      ],
    });
    expect(person).toMatchObject({
      sameAs: ['https://example.org/me', 'https://github.com/hopper'],
      email: 'grace@example.org',
      telephone: '+1 202 555 0109',
    });
  });

  it('knows nothing of what visitors do not see', () => {
    const newer = '2026-06-01T08:00:00.000Z';
    const rows = {
      heroes: [hero],
      awards: [{ title: 'Secret', organization: 'Navy', year: '1986', icon: '', isActive: false, updatedAt: newer }],
    };
    expect(JSON.stringify(written(rows))).not.toContain('Secret');
    expect(lastChange(revisionOf(rows))).toBe(created);
  });

  it('was changed when the newest of its rows was', () => {
    const newer = '2026-06-01T08:00:00.000Z';
    expect(lastChange(revisionOf({ heroes: [hero], awards: [{ title: 'Medal', updatedAt: newer }] }))).toBe(newer);
    expect(lastChange(revisionOf({}))).toBeUndefined();
  });
});
