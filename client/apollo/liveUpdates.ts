import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import {
  ConfigUpdatedDocument,
  ContentUpdatedDocument,
  PublicPageDocument,
  RevisionDocument,
  SectionTitlesDocument,
} from '../../schema/generated/site';
import { network } from '../../schema/limits';
import { askUntilNewEnough } from './askUntilNewEnough';
import type { LiveListener } from './liveLink';
import { createRefresh } from './refresh';
import { sectionConfigUpdatedEvent, sectionConfigUpdateKey } from './sectionConfigEvents';
import { whenIdle } from './whenIdle';

const connection = new EventTarget();

/** Tells the page's live updates of the connection; for the client that carries them. */
export const liveListener: LiveListener = {
  onConnected: () => connection.dispatchEvent(new Event('connected')),
};

/** Calls back after each connection, because what happened before it was missed. */
export function onLiveConnected(callback: () => void, signal: AbortSignal): void {
  connection.addEventListener('connected', callback, { signal });
}

/**
 * Keeps an open page up to date. It begins when the page has settled: what the server sent is shown until then, and
 * nothing competes with the first paint.
 */
export function useLiveUpdates(): void {
  const client = useApolloClient();
  useEffect(() => {
    const stopping = new AbortController();
    whenIdle(stopping.signal, () => startLiveUpdates(client, stopping.signal));
    return () => stopping.abort();
  }, [client]);
}

/**
 * Puts every change into the cache, from where it reaches the page. Whatever may have been missed, before there was a
 * connection, while it was lost, or while the page lay in the browser's back-forward cache, is fetched. Failures are
 * silent: what is shown stays.
 */
export function startLiveUpdates(client: ApolloClient, signal: AbortSignal): void {
  /** The newest revision that the instance at the other end of the connection told of; any instance may be asked for it. */
  let told = 0;
  const refresh = createRefresh(async () => {
    const ask = async () => (await client.query({ query: PublicPageDocument, fetchPolicy: 'no-cache' })).data;
    const data = await askUntilNewEnough(ask, () => told);
    if (data) client.writeQuery({ query: PublicPageDocument, data });
  });

  const configUpdates = client.subscribe({ query: ConfigUpdatedDocument }).subscribe({
    next: ({ data }) => {
      if (!data) return;
      const { revision, sectionTitles } = data.configUpdated;
      told = Math.max(told, revision);
      client.writeQuery({ query: SectionTitlesDocument, data: { sectionTitles } });
    },
    error: ignore,
  });
  const contentUpdates = client.subscribe({ query: ContentUpdatedDocument }).subscribe({
    next: ({ data }) => {
      if (!data) return;
      told = Math.max(told, data.contentUpdated.revision);
      refresh();
    },
    error: ignore,
  });

  let testCall: ReturnType<typeof setTimeout> | undefined;
  const catchUp = async () => {
    const shown = client.readQuery({ query: RevisionDocument })?.revision;
    const { data } = await client.query({
      query: RevisionDocument,
      fetchPolicy: 'no-cache',
      context: { isLive: true },
    });
    if (!data) return;
    told = Math.max(told, data.revision);
    if (data.revision !== shown) refresh();
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
