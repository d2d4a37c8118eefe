import { execute, type GraphQLSchema, parse } from 'graphql';
import type { PublishedRevision } from '../content/core/publishedContent';
import { Context, type Services } from '../context';
import type { Logger } from '../log';
import type { Frontend } from './frontend';
import { cardImageSize, renderHead, type SharedPage } from './head';
import { type Introduction, introduce } from './introduction';
import { toJsonLd } from './jsonLd';
import { type HeaderList, PreparedAnswer } from './preparedAnswer';
import { RecentlyUsed } from './recentlyUsed';
import { publicPageQuery, type RenderedPage, renderPage } from './seam';
import { fillTemplate } from './template';

export interface PageOptions {
  schema: GraphQLSchema;
  services: Services;
  frontend: Frontend;
  /** Headers that every page carries. */
  headers: HeaderList;
  log: Logger;
  /** Called whenever a page is made. */
  onRender?: () => void;
}

const publicPage = parse(publicPageQuery);

type PageData = Parameters<typeof renderPage>[1];

/** How many addresses of the site are kept ready, and how long one must rest to make room, in milliseconds. */
const origins = { kept: 8, rest: 60_000 } as const;

/** Renders pages once for each revision and keeps them in memory as long as it is the newest. */
export class PageService {
  constructor(private readonly options: PageOptions) {}

  /**
   * The public page, with absolute links that begin with `origin`. Where that is unknown, or comes while too many
   * others are in use, the page does without such links.
   *
   * @param onMake called when the page is not there yet
   */
  home(origin: string | undefined, onMake?: () => void): Promise<PreparedAnswer> {
    const { current } = this.options.services.content.published;
    const make = (at: string | undefined) => {
      onMake?.();
      return this.answer('/', current, at);
    };
    if (origin !== undefined) {
      const answers = current.derive(
        'page:/',
        () => new RecentlyUsed<Promise<PreparedAnswer>>(origins.kept, origins.rest),
      );
      const answer = answers.get(origin, () => make(origin));
      if (answer) return answer;
    }
    return current.derive('page:/:nowhere', () => make(undefined));
  }

  /** The page for paths that lead nowhere. */
  notFound(): Promise<PreparedAnswer> {
    const { current } = this.options.services.content.published;
    return current.derive('page:/not-found', (revision) => this.answer('/not-found', revision, undefined));
  }

  /** The empty frame that the admin fills. It does not depend on the content. */
  async adminShell(): Promise<PreparedAnswer> {
    const template = await this.options.frontend.template();
    const head = renderHead({ title: 'Admin', description: '', isIndexed: false });
    const headers: HeaderList = [...this.options.headers, ['X-Robots-Tag', 'noindex']];
    return PreparedAnswer.html(200, fillTemplate(template, { head, html: '', data: undefined }), headers);
  }

  /** Who the public page is about, with the default texts where the owner has written none. */
  async introduce(revision: PublishedRevision): Promise<Introduction & { description: string }> {
    const { title, description } = await this.rendered('/', revision);
    return { ...introduce(revision, title), description };
  }

  private async answer(path: string, revision: PublishedRevision, origin: string | undefined): Promise<PreparedAnswer> {
    const { frontend, headers } = this.options;
    const [template, { data, html, title, description, isFound }] = await Promise.all([
      frontend.template(),
      this.rendered(path, revision),
    ]);
    const shared = origin === undefined ? undefined : describeFor(origin, revision, title);
    const jsonLd = isFound ? toJsonLd(revision, shared && { url: shared.url, image: shared.image.url }) : undefined;
    const head = renderHead({ title, description, shared, isIndexed: isFound });
    const filled = fillTemplate(template, { head, html, data, jsonLd });
    return PreparedAnswer.html(isFound ? 200 : 404, filled, headers);
  }

  /** What does not depend on the address that the visitor used; `data` is what the browser begins with. */
  private rendered(path: string, revision: PublishedRevision): Promise<RenderedPage & { data?: PageData }> {
    return revision.derive(`rendered:${path}`, async () => {
      this.options.onRender?.();
      const data = await this.readData();
      try {
        const page = renderPage(path, data);
        return page.isFound && data ? { ...page, data } : page;
      } catch (error) {
        // The browser may still render what the server could not, from data that it fetches itself.
        this.options.log.error({ err: error, revision: revision.number, path }, 'the page could not be rendered');
        return { html: '', title: introduce(revision, '').name, description: '', isFound: true };
      }
    });
  }

  /** What a visitor's first query would answer. */
  private async readData(): Promise<PageData> {
    const { schema, services, log } = this.options;
    const contextValue = new Context(services, undefined, { address: 'page', userAgent: undefined });
    const result = await execute({ schema, document: publicPage, contextValue });
    if (result.errors) log.error({ err: result.errors[0] }, 'the data of the page could not be read');
    return result.errors ? null : (result.data as PageData);
  }
}

function describeFor(origin: string, revision: PublishedRevision, title: string): SharedPage {
  const { name, role } = introduce(revision, title);
  return {
    siteName: name,
    url: `${origin}/`,
    image: {
      // A new revision has a new address, so that previews are not made from an old picture.
      url: `${origin}/og-image.png?v=${revision.number}`,
      alt: role === '' ? name : `${name}, ${role}`,
      ...cardImageSize,
    },
  };
}
