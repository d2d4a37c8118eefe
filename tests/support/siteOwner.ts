import { ownerPassword } from './builtServer';

/** One row of content as REST answers it. */
export interface Row {
  id: number;
  is_active: boolean;
  [field: string]: unknown;
}

/** Types of content by their REST name. */
export type ContentName =
  | 'hero'
  | 'about'
  | 'experiences'
  | 'projects'
  | 'stats'
  | 'testimonials'
  | 'contact-info'
  | 'awards'
  | 'education'
  | 'certifications'
  | 'skills'
  | 'section-titles';

/** The owner at the REST door of a running server, who can take back what was changed. */
export class SiteOwner {
  readonly #url: string;
  readonly #token: string;
  readonly #undo: (() => Promise<unknown>)[] = [];

  private constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  static async signIn(url: string): Promise<SiteOwner> {
    const body = new URLSearchParams({ username: 'admin', password: ownerPassword });
    const response = await fetch(`${url}/api/auth/login`, { method: 'POST', body });
    const { access_token: token } = (await response.json()) as { access_token: string };
    return new SiteOwner(url, token);
  }

  /** All rows, hidden ones as well. */
  async list(name: ContentName | 'contacts'): Promise<Row[]> {
    return (await this.#call('GET', `/api/admin/${name}`)) as Row[];
  }

  async create(name: ContentName, fields: object): Promise<Row> {
    const row = (await this.#call('POST', this.#path(name), fields)) as Row;
    this.#undo.push(() => this.#deleteIfThere(name, row));
    return row;
  }

  /** Deletes a row that {@link create} made, or that somebody else did. It is not brought back. */
  async remove(name: ContentName, row: Pick<Row, 'id'>): Promise<void> {
    await this.#call('DELETE', `${this.#path(name)}/${row.id}`);
  }

  /** Changes the fields that are given. */
  async change(name: ContentName, row: Row, fields: object): Promise<void> {
    await this.#call('PUT', `${this.#path(name)}/${row.id}`, fields);
    this.#undo.push(() => this.#call('PUT', `${this.#path(name)}/${row.id}`, row));
  }

  /** Changes the first row, in the order of the page. */
  async changeFirst(name: ContentName, fields: object): Promise<void> {
    const [first] = await this.list(name);
    if (first === undefined) throw new Error(`There is nothing in ${name}.`);
    await this.change(name, first, fields);
  }

  async changeTitles(section: string, fields: object): Promise<void> {
    const rows = await this.list('section-titles');
    const row = rows.find(({ section_name: name }) => name === section);
    if (row === undefined) throw new Error(`There are no titles of ${section}.`);
    await this.change('section-titles', row, fields);
  }

  async hideAll(name: ContentName): Promise<void> {
    for (const row of await this.list(name)) {
      if (row.is_active) await this.change(name, row, { is_active: false });
    }
  }

  /** Hidden rows as well, and for good: this is not taken back. */
  async removeAll(name: ContentName): Promise<void> {
    for (const { id } of await this.list(name)) await this.#call('DELETE', `${this.#path(name)}/${id}`);
  }

  /** Hides what is there and shows these rows instead. */
  async showOnly(name: ContentName, rows: readonly object[]): Promise<void> {
    await this.hideAll(name);
    for (const [index, row] of rows.entries()) await this.create(name, { order_index: index, ...row });
  }

  /** Makes what was changed so far the state to go back to. */
  keepAll(): void {
    this.#undo.splice(0);
  }

  /** Takes back every change, the last one first. */
  async undoAll(): Promise<void> {
    for (const undo of this.#undo.splice(0).reverse()) await undo();
  }

  async #deleteIfThere(name: ContentName, { id }: Row): Promise<void> {
    const rows = await this.list(name);
    if (rows.some((row) => row.id === id)) await this.remove(name, { id });
  }

  #path(name: ContentName): string {
    return name === 'contact-info' ? '/api/admin/contact-info' : `/api/${name}`;
  }

  async #call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${this.#url}${path}`, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }
}
