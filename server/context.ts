import type { ContactMessageService } from './contactMessage/contactMessageService';
import type { ContentService } from './content/core/contentService';
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

  constructor(
    readonly services: Services,
    readonly token: string | undefined,
    readonly caller: Caller,
  ) {}

  /** Looks the token up once, and only for what needs it: visitors' reads never reach the database. */
  requireOwner(): Promise<TokenClaims> {
    this.owner ??= this.services.owner.authenticate(this.token);
    return this.owner;
  }
}
