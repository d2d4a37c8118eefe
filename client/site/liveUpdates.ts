import {
  ConfigUpdatedDocument,
  ContentUpdatedDocument,
  PublicPageDocument,
  RevisionDocument,
  type TypedDocumentString,
} from '../../schema/generated/site';
import { network } from '../../schema/limits';
import { createLiveClient, onLiveConnected } from '../connection/liveClient';
import { sectionConfigUpdatedEvent, sectionConfigUpdateKey } from '../connection/sectionConfigEvents';
import { askUntilNewEnough } from './askUntilNewEnough';
import type { PublicContent } from './publicContent';
import { createRefresh } from './refresh';
import { request } from './request';

/**
 * Brings every change to the page. Whatever may have been missed, before there was a connection, while it was lost, or
 * while the page lay in the browser's back-forward cache, is fetched, and so is a page that came without data. Failures
 * are silent: what is shown stays.
 */
export function startLiveUpdates(content: PublicContent, signal: AbortSignal): void {
  const live = createLiveClient();
  /** The newest revision that the instance at the other end of the connection told of; any instance may be asked for it. */
  let told = 0;
  const refresh = createRefresh(async () => {
    try {
      const data = await askUntilNewEnough(
        () => request(PublicPageDocument),
        () => told,
      );
      if (data) content.show(data);
      else content.fail();
    } catch {
      content.fail();
    }
  });
  if (!content.current().data) refresh();

  const listen = <Data>(document: TypedDocumentString<Data, Record<string, never>>, onData: (data: Data) => void) => {
    const next = ({ data }: { data?: Data | null }) => data && onData(data);
    signal.addEventListener(
      'abort',
      live.subscribe({ query: document.toString() }, { next, error: ignore, complete: ignore }),
    );
  };
  listen(ConfigUpdatedDocument, ({ configUpdated: { revision, sectionTitles } }) => {
    told = Math.max(told, revision);
    content.replace({ sectionTitles });
  });
  listen(ContentUpdatedDocument, ({ contentUpdated: { revision } }) => {
    told = Math.max(told, revision);
    refresh();
  });

  let testCall: ReturnType<typeof setTimeout> | undefined;
  // Asked over the connection, so that the instance answers from which the news come.
  const catchUp = () =>
    listen(RevisionDocument, ({ revision }) => {
      told = Math.max(told, revision);
      if (revision !== content.current().data?.revision) refresh();
    });
  const onConnected = () => {
    // The numbers are lower than before when the owner went back to a backup.
    told = 0;
    catchUp();
    clearTimeout(testCall);
    testCall = setTimeout(sendTestCall, network.testCallDelay);
  };
  onLiveConnected(onConnected, signal);
  window.addEventListener('pageshow', ({ persisted }) => persisted && refresh(), { signal });
  window.addEventListener('storage', ({ key }) => key === sectionConfigUpdateKey && refresh(), { signal });
  window.addEventListener(sectionConfigUpdatedEvent, refresh, { signal });
  signal.addEventListener('abort', () => clearTimeout(testCall));
}

function sendTestCall(): void {
  fetch('/api/test-websocket', { method: 'POST' }).catch(ignore);
}

function ignore(): void {}
