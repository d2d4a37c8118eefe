import { describe, expect, it } from 'vitest';
import { capitalise, filterProjects, projectFilters } from '../../../client/content/project/projectFilter';

const projects = [{ category: 'web' }, { category: 'mobile' }, { category: 'Web' }, { category: ' web ' }];

describe('projectFilters', () => {
  it('counts all projects first, then each category once with its count', () => {
    expect(projectFilters(projects)).toEqual([
      { category: null, label: 'All Projects', count: 4 },
      { category: 'web', label: 'Web', count: 3 },
      { category: 'mobile', label: 'Mobile', count: 1 },
    ]);
  });

  it('offers two choices when there is one category', () => {
    expect(projectFilters([{ category: 'web' }])).toHaveLength(2);
  });
});

describe('filterProjects', () => {
  it('keeps the projects of a category in their order, whatever its letter case', () => {
    expect(filterProjects(projects, 'web')).toEqual([projects[0], projects[2], projects[3]]);
  });

  it('keeps all of them without a category', () => {
    expect(filterProjects(projects, null)).toBe(projects);
  });
});

describe('capitalise', () => {
  it.each([
    ['web', 'Web'],
    ['éclair', 'Éclair'],
    ['', ''],
    ['🦋 art', '🦋 art'],
  ])('makes %j of it: %j', (word, capitalised) => {
    expect(capitalise(word)).toBe(capitalised);
  });
});
