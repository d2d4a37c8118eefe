import type { ApolloClient } from '@apollo/client';
import {
  ConfigUpdatedDocument,
  ContentUpdatedDocument,
  PublicPageDocument,
  RevisionDocument,
} from '../../schema/generated/site';
import { network } from '../../schema/limits';
import { onLiveConnected } from '../apollo/liveConnection';
import { sectionConfigUpdatedEvent, sectionConfigUpdateKey } from '../apollo/sectionConfigEvents';
import { askUntilNewEnough } from './askUntilNewEnough';
import type { PublicContent } from './publicContent';
import { createRefresh } from './refresh';

/**
 * Brings every change to the page. Whatever may have been missed, before there was a connection, while it was lost, or
 * while the page lay in the browser's back-forward cache, is fetched, and so is a page that came without data. Failures
 * are silent: what is shown stays.
 *
 * The page is one answer that is always replaced as a whole, so the client's cache, which pays for answers that share
 * items, is left out.
 */
export function startLiveUpdates(client: ApolloClient, content: PublicContent, signal: AbortSignal): void {
  /** The newest revision that the instance at the other end of the connection told of; any instance may be asked for it. */
  let told = 0;
  const refresh = createRefresh(async () => {
    const ask = async () => (await client.query({ query: PublicPageDocument, fetchPolicy: 'no-cache' })).data;
    try {
      const data = await askUntilNewEnough(ask, () => told);
      if (data) content.show(data);
      else content.fail();
    } catch {
      content.fail();
    }
  });
  if (!content.current().data) refresh();

  const configUpdates = client.subscribe({ query: ConfigUpdatedDocument, fetchPolicy: 'no-cache' }).subscribe({
    next: ({ data }) => {
      if (!data) return;
      const { revision, sectionTitles } = data.configUpdated;
      told = Math.max(told, revision);
      content.replace({ sectionTitles });
    },
    error: ignore,
  });
  const contentUpdates = client.subscribe({ query: ContentUpdatedDocument, fetchPolicy: 'no-cache' }).subscribe({
    next: ({ data }) => {
      if (!data) return;
      told = Math.max(told, data.contentUpdated.revision);
      refresh();
    },
    error: ignore,
  });

  let testCall: ReturnType<typeof setTimeout> | undefined;
  const catchUp = async () => {
    const { data } = await client.query({
      query: RevisionDocument,
      fetchPolicy: 'no-cache',
      context: { isLive: true },
    });
    if (!data) return;
    told = Math.max(told, data.revision);
    if (data.revision !== content.current().data?.revision) refresh();
  };
  const onConnected = () => {
    // The numbers are lower than before when the owner went back to a backup.
    told = 0;
    catchUp().catch(ignore);
    clearTimeout(testCall);
    testCall = setTimeout(sendTestCall, network.testCallDelay);
  };
  onLiveConnected(onConnected, signal);
  window.addEventListener('pageshow', ({ persisted }) => persisted && refresh(), { signal });
  window.addEventListener('storage', ({ key }) => key === sectionConfigUpdateKey && refresh(), { signal });
  window.addEventListener(sectionConfigUpdatedEvent, refresh, { signal });
  signal.addEventListener('abort', () => {
    clearTimeout(testCall);
    configUpdates.unsubscribe();
    contentUpdates.unsubscribe();
  });
}

function sendTestCall(): void {
  fetch('/api/test-websocket', { method: 'POST' }).catch(ignore);
}

function ignore(): void {}
