import { type ContactMessageInput, SendContactMessageDocument } from '../../schema/generated/site';
import { request } from './request';

/*
 * What visitors' pages need of the API. It comes in a file of its own, for which nothing that is read has to wait, and
 * does without the owner's client: a page that is always replaced as a whole has no use for a cache, and a slow phone
 * would be busy with it for longer than with all the rest.
 */
export { startLiveUpdates } from './liveUpdates';

/**
 * Sends a message to the owner.
 *
 * @param input with a `clientId` of its own, so that it may be sent again without harm
 * @throws when the server did not confirm it
 */
export async function sendContactMessage(input: ContactMessageInput): Promise<void> {
  await request(SendContactMessageDocument, { input });
}
