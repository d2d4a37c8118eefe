/** A choice of the filter bar. */
export interface ProjectFilter {
  /** Category as it is compared, or null for all projects. */
  category: string | null;
  label: string;
  count: number;
}

interface Categorised {
  category: string;
}

const allLabel = 'All Projects';

/** 'All Projects', then each category once, in the order in which the projects bring them. */
export function projectFilters(projects: readonly Categorised[]): ProjectFilter[] {
  const counts = new Map<string, number>();
  for (const project of projects) {
    const category = categoryOf(project);
    counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [
    { category: null, label: allLabel, count: projects.length },
    ...[...counts].map(([category, count]) => ({ category, label: capitalise(category), count })),
  ];
}

/** The projects of a category, whatever its letter case; all of them for null. */
export function filterProjects<T extends Categorised>(projects: readonly T[], category: string | null): readonly T[] {
  return category === null ? projects : projects.filter((project) => categoryOf(project) === category);
}

export function capitalise(word: string): string {
  const [first = ''] = word;
  return first.toUpperCase() + word.slice(first.length);
}

function categoryOf(project: Categorised): string {
  return project.category.trim().toLowerCase();
}
