import { describe, expect, it } from 'vitest';
import { defaultSectionConfig, toSectionConfig } from '../../../client/site/sectionConfig';

const blank = { title: null, subtitle: null, description: null, mainTitle: null, emoji: null };

describe('toSectionConfig', () => {
  it('answers the defaults of all sections when there are no records', () => {
    expect(toSectionConfig([])).toEqual(defaultSectionConfig);
  });

  it('lays a record over the defaults of its section alone', () => {
    const config = toSectionConfig([{ ...blank, sectionName: 'about', mainTitle: 'Who is this?' }]);
    expect(config.about).toEqual({ ...defaultSectionConfig.about, mainTitle: 'Who is this?' });
    expect(config.projects).toEqual(defaultSectionConfig.projects);
  });

  it('finds a section by its name in any letter case', () => {
    const config = toSectionConfig([{ ...blank, sectionName: ' THANKYOU ', emoji: '🎉' }]);
    expect(config.thankYou.emoji).toBe('🎉');
  });

  it('keeps the default where a field is null or blank', () => {
    const config = toSectionConfig([{ ...blank, sectionName: 'contact', title: '   ', description: '' }]);
    expect(config.contact).toEqual(defaultSectionConfig.contact);
  });

  it('ignores records of sections that it does not know', () => {
    expect(toSectionConfig([{ ...blank, sectionName: 'blog', title: 'Blog' }])).toEqual(defaultSectionConfig);
  });
});
