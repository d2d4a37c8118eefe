import type { ContactMessageService } from './contactMessage/contactMessageService';
import type { ContentService, Saved } from './content/core/contentService';
import type { Caller } from './owner/caller';
import type { OwnerService } from './owner/ownerService';
import type { TokenClaims } from './owner/token';
import type { SetupService } from './setup/setupService';

/** The services that every door calls. */
export interface Services {
  content: ContentService;
  owner: OwnerService;
  messages: ContactMessageService;
  setup: SetupService;
}

/** Who calls, and what can be called. Made anew for each request and each operation on a socket. */
export class Context {
  // Not a `#` field: Apollo Server hands resolvers a copy, which would not have it.
  private owner: Promise<TokenClaims> | undefined;
  private readonly noted: number[] = [];

  constructor(
    readonly services: Services,
    readonly token: string | undefined,
    readonly caller: Caller,
  ) {}

  /** Numbers of the revisions that this caller's writes have stored, in their order. */
  get revisions(): readonly number[] {
    return this.noted;
  }

  /** Takes note of the revision of a write, so that its answer can name it. @returns what the write answers */
  async noteRevision<Result>(write: Promise<Saved<Result>>): Promise<Result> {
    const { result, revision } = await write;
    this.noted.push(revision);
    return result;
  }

  /** Looks the token up once, and only for what needs it: visitors' reads never reach the database. */
  requireOwner(): Promise<TokenClaims> {
    this.owner ??= this.services.owner.authenticate(this.token);
    return this.owner;
  }
}
