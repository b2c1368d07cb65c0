import { splitAddress, type FilterOf, type TableEntry } from '@console/contract-core';
import { createStore, usePlatform, useSession, useStore } from '@console/platform';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { hasTableState, readTableState, writeTableState, type TableState } from './table-state.ts';
import { searchOf, useSearch } from '../inputs/use-search.ts';

export interface TableUrlState<E extends TableEntry> extends TableState<E> {
  /** Whether the table has as many rows as fit the screen unless its reader chose a number. */
  readonly fits: boolean;
  /** Replaces the filter and goes to the first page. The browser's Back returns to the former filter. */
  setFilter(filter: Partial<FilterOf<E>>): void;
  setSort(sort: string): void;
  setPage(page: number, size: number | null): void;
  /** Back to the defaults, in the address and in the session. */
  reset(): void;
}

/**
 * A table's filter, sort and page, kept in the address, which is authoritative. A page opened without state of
 * the table is filled with what this session last showed; later on an address without state means the
 * defaults, as the browser's Back finds it. `prefix` distinguishes tables of one page.
 */
export function useTableUrlState<E extends TableEntry>(spec: E, prefix = ''): TableUrlState<E> {
  const [search, replaceSearch] = useSearch();
  // A browser tab outlives a session: one user's search must not be shown to the next user.
  const { tenantId, username } = useSession();
  const { page } = usePlatform();
  const [path] = useState(() => splitAddress(page.address.get()).path.toLowerCase());
  const memory = `table:${tenantId}:${username}:${path}:${prefix}${spec.id}`;
  // What the session last showed, until the address of the opened page has been written.
  const [keeper] = useState(() => createStore(window.sessionStorage.getItem(memory)));
  const kept = useStore(keeper);
  const params = useMemo(() => {
    const given = new URLSearchParams(search);
    return kept === null || hasTableState(spec, given, prefix) ? given : restored(given, kept);
  }, [search, spec, prefix, kept]);
  const state = useMemo(() => readTableState(spec, params, prefix), [spec, params, prefix]);

  // The address follows what is shown; the session remembers it.
  useEffect(() => {
    // A page opened again with another address while it was hidden first renders its old state: it renders
    // for its new address next, and must not overwrite that with the old one.
    if (searchOf(page.address.get()) !== search) return;
    const next = writeTableState(spec, state, params, prefix);
    remember(memory, writeTableState(spec, state, new URLSearchParams(), prefix));
    replaceSearch(next.toString());
    keeper.set(null);
  }, [spec, state, params, prefix, memory, keeper, page, search, replaceSearch]);

  const change = useCallback(
    (next: TableState<E>, step = false) => {
      remember(memory, writeTableState(spec, next, new URLSearchParams(), prefix));
      replaceSearch(writeTableState(spec, next, params, prefix).toString(), { step });
    },
    [spec, params, prefix, memory, replaceSearch],
  );
  return useMemo(
    () => ({
      ...state,
      fits: true,
      setFilter: (filter) => change({ ...state, filter, page: 0 }, true),
      setSort: (sort) => change({ ...state, sort, page: 0 }),
      setPage: (page, size) => change({ ...state, page, size }),
      reset: () => change({ filter: {}, sort: spec.defaultSort, page: 0, size: null }, true),
    }),
    [state, change, spec],
  );
}

function restored(given: URLSearchParams, kept: string): URLSearchParams {
  const params = new URLSearchParams(given);
  for (const [key, value] of new URLSearchParams(kept)) params.append(key, value);
  return params;
}

function remember(memory: string, params: URLSearchParams): void {
  const text = params.toString();
  if (text === '') window.sessionStorage.removeItem(memory);
  else window.sessionStorage.setItem(memory, text);
}
