import { type ContactMessageInput, SendContactMessageDocument } from '../../schema/generated/site';
import { createBrowserClient } from '../apollo/client';
import { startLiveUpdates } from './liveUpdates';
import type { PublicContent } from './publicContent';

/*
 * What visitors' pages need of the API. It comes in a file of its own, for which nothing that is read has to wait.
 */
const client = createBrowserClient();

/** Fetches the page's data where there is none, and from then on whatever changes, until it is aborted. */
export function followContent(content: PublicContent, signal: AbortSignal): void {
  startLiveUpdates(client, content, signal);
}

/**
 * Sends a message to the owner.
 *
 * @param input with a `clientId` of its own, so that it may be sent again without harm
 * @throws when the server did not confirm it
 */
export async function sendContactMessage(input: ContactMessageInput): Promise<void> {
  await client.mutate({
    mutation: SendContactMessageDocument,
    variables: { input },
    context: { isRepeatable: true },
    fetchPolicy: 'no-cache',
  });
}
