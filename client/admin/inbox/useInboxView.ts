import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { limits } from '../../../schema/limits';

export const filters = ['all', 'unread', 'suspicious'] as const;
export type Filter = (typeof filters)[number];

export const pageSizes = [limits.inboxPage.default, 25, 50, limits.inboxPage.max] as const;

/** What of the inbox is shown. */
export interface InboxView {
  filter: Filter;
  /** From 1. */
  page: number;
  size: number;
  /** Number of the message that is read. */
  message: number | undefined;
}

const firstView: InboxView = { filter: 'all', page: 1, size: limits.inboxPage.default, message: undefined };

/** Reads an address; what makes no sense counts as left out. */
export function readView(params: URLSearchParams): InboxView {
  return {
    filter: filters.find((filter) => filter === params.get('filter')) ?? firstView.filter,
    page: readNumber(params, 'page') ?? firstView.page,
    size: pageSizes.find((size) => size === readNumber(params, 'size')) ?? firstView.size,
    message: readNumber(params, 'message'),
  };
}

/** @returns the part of the address behind the path, which leaves out what goes without saying */
export function writeView(view: InboxView): string {
  const differences = Object.entries(view).filter(
    ([name, value]) => value !== undefined && value !== firstView[name as keyof InboxView],
  );
  const text = new URLSearchParams(differences.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

/** What is shown stands in the address, so that going back, reloading and bookmarks keep it. */
export function useInboxView(): [InboxView, (change: Partial<InboxView>, options?: { replace: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(params), [params]);
  const change = useCallback(
    (change: Partial<InboxView>, options?: { replace: boolean }) =>
      setParams((current) => writeView({ ...readView(current), ...change }), options),
    [setParams],
  );
  return [view, change];
}

function readNumber(params: URLSearchParams, name: string): number | undefined {
  const text = params.get(name) ?? '';
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return number >= 1 && number <= limits.integer ? number : undefined;
}
