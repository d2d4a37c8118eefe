import type { Locator, Page } from 'playwright-core';
import type { anchors } from './publicPage';
import type { ContentName } from './siteOwner';

/** A field of an editor's dialog by its label, and what the owner types into it. */
export type Entry = readonly [label: string, value: string];

/** A list of content in the admin, as the specification describes its editor. */
export interface ListEditorCase {
  /** As REST calls it. */
  name: ContentName;
  path: string;
  /** The type in the names of the operations: `Create…`, `Update…`, `Delete…`. */
  type: string;
  /** The operations that read the list and that put it in order. */
  list: string;
  reorder: string;
  texts: {
    add: string;
    adding: string;
    editing: string;
    loading: string;
    loadFailed: string;
    /** Whether a refused token is told of as in the specification's lists. */
    saysUnauthorized?: boolean;
    saveFailed: string;
    deleteQuestion: string;
    /** Failures to delete are silent without one. */
    deleteFailed?: string;
  };
  /** All that must be filled in. */
  required: readonly Entry[];
  /** Two items that are added, with what their buttons call them and a text of theirs on the public page. */
  items: readonly [ListedItem, ListedItem];
  /** How the first item is changed, and the text that the page shows then. */
  change: { entry: Entry; title: string; shown: string };
  /** Where visitors see the list. */
  anchor: (typeof anchors)[number];
}

interface ListedItem {
  entries: readonly Entry[];
  title: string;
  shown: string;
}

/** Builds a case whose two items differ in one field, which names them. */
function editor(
  { key, first, second, changed }: { key: string; first: string; second: string; changed: string },
  titleOf: (value: string) => string,
  rest: Omit<ListEditorCase, 'items' | 'change'>,
): ListEditorCase {
  const item = (value: string): ListedItem => ({
    entries: rest.required.map(([label, text]) => [label, label === key ? value : text]),
    title: titleOf(value),
    shown: value,
  });
  return {
    ...rest,
    items: [item(first), item(second)],
    change: { entry: [key, changed], title: titleOf(changed), shown: changed },
  };
}

const same = (value: string) => value;

export const listEditors: readonly ListEditorCase[] = [
  editor({ key: 'Title', first: 'Who I Am Today', second: 'What I Do Now', changed: 'Who I Became' }, same, {
    name: 'about',
    path: '/admin/about',
    type: 'AboutCard',
    list: 'AboutEditor',
    reorder: 'ReorderAboutCards',
    texts: {
      add: 'Add New Card',
      adding: 'Add New About Card',
      editing: 'Edit About Card',
      loading: 'Loading about section...',
      loadFailed: 'Failed to load about data',
      saveFailed: 'Failed to save about card',
      deleteQuestion: 'Delete this about card?',
    },
    required: [
      ['Title', ''],
      ['Description', 'A few words.'],
    ],
    anchor: 'about',
  }),
  editor(
    { key: 'Position', first: 'Chief Archivist', second: 'Night Librarian', changed: 'Keeper of Maps' },
    (position) => `${position}, Library of Alexandria`,
    {
      name: 'experiences',
      path: '/admin/experiences',
      type: 'Experience',
      list: 'ExperiencesEditor',
      reorder: 'ReorderExperiences',
      texts: {
        add: '+ Add',
        adding: 'Add Experience',
        editing: 'Edit Experience',
        loading: 'Loading experiences...',
        loadFailed: 'Failed to load experiences',
        saysUnauthorized: true,
        saveFailed: 'Failed to save experience',
        deleteQuestion: 'Delete this experience?',
      },
      required: [
        ['Position', ''],
        ['Company', 'Library of Alexandria'],
        ['Duration', '2021 - Present'],
        ['Description', 'Scrolls.'],
      ],
      anchor: 'experience',
    },
  ),
  editor({ key: 'Title', first: 'Lighthouse Log', second: 'Tide Tables', changed: 'Lighthouse Book' }, same, {
    name: 'projects',
    path: '/admin/projects',
    type: 'Project',
    list: 'ProjectsEditor',
    reorder: 'ReorderProjects',
    texts: {
      add: 'Add New Project',
      adding: 'Add Project',
      editing: 'Edit Project',
      loading: 'Loading projects...',
      loadFailed: 'Failed to load projects',
      saysUnauthorized: true,
      saveFailed: 'An error occurred while saving the project.',
      deleteQuestion: 'Are you sure you want to delete this project?',
      deleteFailed: 'Failed to delete project. Please try again.',
    },
    required: [
      ['Title', ''],
      ['Description', 'Keeps watch.'],
      ['Category', 'web'],
    ],
    anchor: 'projects',
  }),
  editor(
    { key: 'Label', first: 'Lamps Lit', second: 'Storms Seen', changed: 'Lamps Kept' },
    (label) => `512 ${label}`,
    {
      name: 'stats',
      path: '/admin/stats',
      type: 'Stat',
      list: 'StatsEditor',
      reorder: 'ReorderStats',
      texts: {
        add: 'Add New Item',
        adding: 'Add New Item',
        editing: 'Edit Item',
        loading: 'Loading statistics...',
        loadFailed: 'Failed to load statistics',
        saysUnauthorized: true,
        saveFailed: 'Failed to save. Please try again.',
        deleteQuestion: 'Delete this stat?',
      },
      required: [
        ['Number/Value', '512'],
        ['Label', ''],
        ['Icon/Emoji', '💡'],
      ],
      anchor: 'stats-section',
    },
  ),
  editor({ key: 'Name', first: 'Ada Byron', second: 'Mary Shelley', changed: 'Ada Lovelace' }, same, {
    name: 'testimonials',
    path: '/admin/testimonials',
    type: 'Testimonial',
    list: 'TestimonialsEditor',
    reorder: 'ReorderTestimonials',
    texts: {
      add: '+ Add',
      adding: 'Add Testimonial',
      editing: 'Edit Testimonial',
      loading: 'Loading testimonials...',
      loadFailed: 'Failed to load testimonials',
      saysUnauthorized: true,
      saveFailed: 'Failed to save testimonial',
      deleteQuestion: 'Delete this testimonial?',
    },
    required: [
      ['Name', ''],
      ['Message', 'Makes hard things look simple.'],
    ],
    anchor: 'testimonials',
  }),
  editor(
    { key: 'Label', first: 'Write to me', second: 'Write by night', changed: 'Write at any time' },
    (label) => `${label}: keeper@example.org`,
    {
      name: 'contact-info',
      path: '/admin/contact',
      type: 'ContactInfo',
      list: 'ContactInfosEditor',
      reorder: 'ReorderContactInfos',
      texts: {
        add: '+ Add',
        adding: 'Add Contact Info',
        editing: 'Edit Contact Info',
        loading: 'Loading contact info...',
        loadFailed: 'Failed to load contact info',
        saysUnauthorized: true,
        saveFailed: 'An error occurred while saving the contact info.',
        deleteQuestion: 'Delete this contact info?',
      },
      required: [
        ['Label', ''],
        ['Value', 'keeper@example.org'],
      ],
      anchor: 'contact',
    },
  ),
  editor({ key: 'Title', first: 'Golden Lamp', second: 'Silver Bell', changed: 'Golden Lantern' }, same, {
    name: 'awards',
    path: '/admin/awards',
    type: 'Award',
    list: 'AwardsEditor',
    reorder: 'ReorderAwards',
    texts: {
      add: '+ Add',
      adding: 'Add Award',
      editing: 'Edit Award',
      loading: 'Loading awards...',
      loadFailed: 'Failed to fetch awards. The backend might be down.',
      saveFailed: 'Failed to save award',
      deleteQuestion: 'Delete this award?',
    },
    required: [
      ['Title', ''],
      ['Organization', 'Harbour Board'],
      ['Year', '2020'],
    ],
    anchor: 'stats-section',
  }),
  editor({ key: 'Degree', first: 'BSc Optics', second: 'MSc Tides', changed: 'BSc Light' }, same, {
    name: 'education',
    path: '/admin/education',
    type: 'Education',
    list: 'EducationEditor',
    reorder: 'ReorderEducations',
    texts: {
      add: '+ Add',
      adding: 'Add Education',
      editing: 'Edit Education',
      loading: 'Loading education...',
      loadFailed: 'Failed to fetch education. The backend might be down.',
      saveFailed: 'Failed to save education',
      deleteQuestion: 'Delete this education?',
    },
    required: [
      ['Degree', ''],
      ['Institution', 'Harbour College'],
      ['Year', '2015'],
    ],
    anchor: 'stats-section',
  }),
  editor({ key: 'Name', first: 'Licensed Keeper', second: 'Radio Operator', changed: 'Master Keeper' }, same, {
    name: 'certifications',
    path: '/admin/certifications',
    type: 'Certification',
    list: 'CertificationsEditor',
    reorder: 'ReorderCertifications',
    texts: {
      add: '+ Add',
      adding: 'Add Certification',
      editing: 'Edit Certification',
      loading: 'Loading certifications...',
      loadFailed: 'Failed to fetch certifications. The backend might be down.',
      saveFailed: 'Failed to save certification',
      deleteQuestion: 'Delete this certification?',
    },
    required: [
      ['Name', ''],
      ['Issuer', 'Harbour Board'],
      ['Year', '2016'],
    ],
    anchor: 'stats-section',
  }),
  editor({ key: 'Category', first: 'Signals', second: 'Knots', changed: 'Light Codes' }, same, {
    name: 'skills',
    path: '/admin/skills',
    type: 'SkillCategory',
    list: 'SkillsEditor',
    reorder: 'ReorderSkillCategories',
    texts: {
      add: '+ Add',
      adding: 'Add Skill',
      editing: 'Edit Skill',
      loading: 'Loading skills...',
      loadFailed: 'Failed to fetch skills. The backend might be down.',
      saveFailed: 'Failed to save skill',
      deleteQuestion: 'Delete this skill?',
    },
    required: [
      ['Category', ''],
      ['Skills', 'Morse, Flags'],
    ],
    anchor: 'stats-section',
  }),
];

/** The dialog of an editor, by its title. */
export function itemDialog(page: Page, title: string): Locator {
  return page.getByRole('dialog', { name: title });
}

/** A field of a dialog, with or without suggestions. */
export function field(dialog: Locator, label: string): Locator {
  const name = new RegExp(`^${label.replace('/', '\\/')}( ?\\*)?$`);
  return dialog.getByRole('textbox', { name }).or(dialog.getByRole('combobox', { name }));
}

/** Opens the dialog for a new item and types into it. */
export async function typeNew(page: Page, { texts }: ListEditorCase, entries: readonly Entry[]): Promise<Locator> {
  await page.getByRole('button', { name: texts.add, exact: true }).click();
  const dialog = itemDialog(page, texts.adding);
  for (const [label, value] of entries) await field(dialog, label).fill(value);
  return dialog;
}

/** Saves a dialog that ends by closing. */
export async function saveDialog(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** The card of an item. */
export function card(page: Page, title: string): Locator {
  return page.getByRole('article', { name: title, exact: true });
}

/** The titles of the cards, in their order. */
export function cardTitles(page: Page): Promise<(string | null)[]> {
  return page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) => cards.map((element) => element.getAttribute('aria-label')));
}
