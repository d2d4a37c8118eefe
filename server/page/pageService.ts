import { execute, type GraphQLSchema } from 'graphql';
import type { PublishedRevision } from '../content/core/publishedContent';
import { Context, type Services } from '../context';
import type { Logger } from '../log';
import type { Frontend } from './frontend';
import { type HeaderList, PreparedAnswer } from './preparedAnswer';
import { PublicPageDocument, renderPage } from './seam';
import { fillTemplate } from './template';

export interface PageOptions {
  schema: GraphQLSchema;
  services: Services;
  frontend: Frontend;
  /** Headers that every page carries. */
  headers: HeaderList;
  publicUrl: string | undefined;
  log: Logger;
}

/** Renders pages once for each revision and keeps them in memory as long as it is the newest. */
export class PageService {
  constructor(private readonly options: PageOptions) {}

  /** The public page. */
  home(): Promise<PreparedAnswer> {
    return this.rendered('/');
  }

  /** The page for paths that lead nowhere. */
  notFound(): Promise<PreparedAnswer> {
    return this.rendered('/not-found');
  }

  /** The empty frame that the admin fills. It does not depend on the content. */
  async adminShell(): Promise<PreparedAnswer> {
    const template = await this.options.frontend.template();
    const parts = { title: 'Admin', description: '', canonical: undefined, html: '', data: undefined };
    const headers: HeaderList = [...this.options.headers, ['X-Robots-Tag', 'noindex']];
    return PreparedAnswer.html(200, fillTemplate(template, parts), headers);
  }

  private rendered(path: string): Promise<PreparedAnswer> {
    const { current } = this.options.services.content.published;
    return current.derive(`page:${path}`, (revision) => this.render(path, revision));
  }

  private async render(path: string, revision: PublishedRevision): Promise<PreparedAnswer> {
    const { frontend, headers, publicUrl, log } = this.options;
    const template = await frontend.template();
    const data = await this.readData();
    try {
      const { html, title, description, isFound } = renderPage(path, data);
      const canonical = publicUrl !== undefined && isFound ? `${publicUrl}/` : undefined;
      const filled = fillTemplate(template, { title, description, canonical, html, data });
      return await PreparedAnswer.html(isFound ? 200 : 404, filled, headers);
    } catch (error) {
      // The browser can still render what the server could not.
      log.error({ err: error, revision: revision.number, path }, 'the page could not be rendered');
      const parts = { title: '', description: '', canonical: undefined, html: '', data: data ?? undefined };
      return PreparedAnswer.html(200, fillTemplate(template, parts), headers);
    }
  }

  /** What a visitor's first query would answer. */
  private async readData(): Promise<Parameters<typeof renderPage>[1]> {
    const { schema, services, log } = this.options;
    const contextValue = new Context(services, undefined, 'page');
    const result = await execute({ schema, document: PublicPageDocument, contextValue });
    if (result.errors) log.error({ err: result.errors[0] }, 'the data of the page could not be read');
    return result.errors ? null : (result.data as Parameters<typeof renderPage>[1]);
  }
}
