import { describe, expect, test } from 'vitest';
import {
  changedMeanwhile,
  editedSections,
  findRecord,
  toHeadings,
  toInput,
} from '../../../client/content/sectionTitle/headings';

const record = {
  id: 4,
  sectionName: 'Projects',
  title: 'My Creations',
  subtitle: 'kept',
  description: null,
  mainTitle: 'Featured Projects',
  emoji: '✨',
  orderIndex: 3,
  isActive: false,
  updatedAt: '2026-01-01T00:00:00.000Z',
};
const original = toHeadings([record]);

test('finds the record of a section whatever the letter case of its name', () => {
  expect(findRecord([record], 'projects')).toBe(record);
  expect(findRecord([record], 'about')).toBeUndefined();
});

test('edits the texts of the record, and empty ones without it', () => {
  expect(original.projects).toEqual({
    title: 'My Creations',
    mainTitle: 'Featured Projects',
    description: '',
    emoji: '✨',
  });
  expect(original.about).toEqual({ title: '', mainTitle: '', description: '', emoji: '' });
});

test('saves the sections that were edited and no others', () => {
  const edited = {
    ...original,
    projects: { ...original.projects, title: 'Other' },
    about: { ...original.about, description: 'New' },
  };
  expect(editedSections(edited, original)).toEqual(['about', 'projects']);
  expect(editedSections(original, original)).toEqual([]);
});

test('notices that an edited section was changed meanwhile, and takes no heed of the others', () => {
  const newer = [{ ...record, title: 'Written in another tab', updatedAt: '2026-01-02T00:00:00.000Z' }];
  expect(changedMeanwhile(['projects'], [record], newer)).toBe(true);
  expect(changedMeanwhile(['projects'], [record], [])).toBe(true);
  expect(changedMeanwhile(['about'], [record], newer)).toBe(false);
  expect(changedMeanwhile(['projects'], [record], [{ ...record, orderIndex: 9 }])).toBe(false);
});

describe('the input for a section', () => {
  test('lays the edited texts over the record and keeps its other fields', () => {
    const edited = { ...original.projects, title: 'Other' };
    const { id: _, updatedAt: _version, ...fields } = record;
    expect(toInput('projects', record, { edited, original: original.projects })).toEqual({ ...fields, title: 'Other' });
  });

  test('keeps texts that were not edited and are newer in the record', () => {
    const edited = { ...original.projects, title: 'Other' };
    const newer = { ...record, description: 'Written in another tab' };
    const input = toInput('projects', newer, { edited, original: original.projects });
    expect(input).toMatchObject({ title: 'Other', description: 'Written in another tab' });
  });

  test('clears a text that was emptied', () => {
    const edited = { ...original.projects, mainTitle: ' ' };
    expect(toInput('projects', record, { edited, original: original.projects }).mainTitle).toBeNull();
  });

  test('makes an active record at the first place when there is none', () => {
    const edited = { ...original.about, title: 'Me' };
    expect(toInput('about', undefined, { edited, original: original.about })).toEqual({
      sectionName: 'about',
      title: 'Me',
      subtitle: null,
      description: null,
      mainTitle: null,
      emoji: null,
      orderIndex: 0,
      isActive: true,
    });
  });
});
