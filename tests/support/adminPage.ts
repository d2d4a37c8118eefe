import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { ownerPassword } from './builtServer';
import type { Site } from './publicPage';
import type { ContentName, Row, SiteOwner } from './siteOwner';

const signedIn = async (url: string) => {
  const body = new URLSearchParams({ username: 'admin', password: ownerPassword });
  const response = await fetch(`${url}/api/auth/login`, { method: 'POST', body });
  if (!response.ok) throw new Error(`The owner could not sign in: ${response.status} ${await response.text()}`);
  const { access_token: token } = (await response.json()) as { access_token: string };
  return { adminToken: token, 'vitrine:username': 'admin' };
};

/** Leaves in the browser what signing in does. */
export async function storeToken(page: Page, url: string): Promise<void> {
  await page.evaluate((items) => Object.assign(localStorage, items), await signedIn(url));
}

/**
 * Opens a page of the admin in a new browser, signed in.
 *
 * @param expected console errors that the test causes
 */
export async function openAdmin(
  site: Site,
  path: string,
  options?: BrowserContextOptions,
  expected?: RegExp,
): Promise<Page> {
  const localStorage = Object.entries(await signedIn(site.url)).map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: site.url, localStorage }] };
  const { page, expectProblem } = await site.newVisitor({ storageState, ...options });
  if (expected) expectProblem(expected);
  // The admin is a larger bundle than the page.
  page.setDefaultTimeout(30_000);
  await page.goto(`${site.url}${path}`);
  return page;
}

/** An editor with one text in it that the tests change, and how that text is changed elsewhere. */
export interface EditorCase {
  name: string;
  path: string;
  /** Brings the form in sight. */
  open: (page: Page) => Promise<void>;
  /** The field for the text, and for another one of the same item. */
  field: (page: Page) => Locator;
  otherField: (page: Page) => Locator;
  saveButton: string;
  /** Says that saving failed. */
  failure: string;
  /** What the field is called in a comparison. */
  caption: string;
  /** Changes the item elsewhere. */
  change: (owner: SiteOwner, texts: { text?: string; other?: string }) => Promise<void>;
  /** What is stored of both texts. */
  stored: (owner: SiteOwner) => Promise<{ text: unknown; other: unknown }>;
}

const fields: Record<'awards' | 'hero' | 'section-titles', readonly [text: string, other: string]> = {
  awards: ['organization', 'year'],
  hero: ['subtitle', 'description'],
  'section-titles': ['main_title', 'description'],
};

function rest(name: keyof typeof fields, isIt: (row: Row) => boolean): Pick<EditorCase, 'change' | 'stored'> {
  const [text, other] = fields[name];
  const find = async (owner: SiteOwner) => {
    const row = (await owner.list(name as ContentName)).find(isIt);
    if (!row) throw new Error(`What is edited of ${name} is not there.`);
    return row;
  };
  return {
    change: async (owner, texts) => {
      const renamed = { [text]: texts.text, [other]: texts.other };
      await owner.change(name, await find(owner), renamed);
    },
    stored: async (owner) => {
      const row = await find(owner);
      return { text: row[text], other: row[other] };
    },
  };
}

/** A list, the hero and the section titles: what the three kinds of editors have to do alike. */
export const editors: readonly EditorCase[] = [
  {
    name: 'a list',
    path: '/admin/awards',
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Edit / })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Edit Award' }).getByLabel('Organization').waitFor();
    },
    field: (page) => page.getByRole('textbox', { name: /^Organization/ }),
    otherField: (page) => page.getByRole('textbox', { name: /^Year/ }),
    saveButton: 'Save',
    failure: 'Failed to save award',
    caption: 'Organization',
    ...rest('awards', () => true),
  },
  {
    name: 'the hero',
    path: '/admin/hero',
    open: (page) => page.getByRole('textbox', { name: /^Subtitle/ }).waitFor(),
    field: (page) => page.getByRole('textbox', { name: /^Subtitle/ }),
    otherField: (page) => page.getByRole('textbox', { name: /^Description/ }),
    saveButton: 'Save Changes',
    failure: 'Failed to update hero section',
    caption: 'Subtitle',
    ...rest('hero', ({ is_active: isActive }) => isActive),
  },
  {
    name: 'the section titles',
    path: '/admin/config',
    open: (page) => page.getByRole('group', { name: 'Projects' }).getByLabel('Main title').waitFor(),
    field: (page) => page.getByRole('group', { name: 'Projects' }).getByLabel('Main title'),
    otherField: (page) => page.getByRole('group', { name: 'Projects' }).getByLabel('Description'),
    saveButton: 'Save All Changes',
    failure: 'Failed to save',
    caption: 'Projects: Main title',
    ...rest('section-titles', ({ section_name: name }) => name === 'projects'),
  },
];

/** Presses the button that saves the form. */
export async function save(page: Page, { saveButton }: EditorCase): Promise<void> {
  await page.getByRole('button', { name: saveButton, exact: true }).click();
}
