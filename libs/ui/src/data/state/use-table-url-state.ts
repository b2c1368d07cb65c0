import { splitAddress, type FilterOf, type TableEntry } from '@console/contract-core';
import { usePlatform, useSession } from '@console/platform';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { hasTableState, readTableState, writeTableState, type TableState } from './table-state.ts';
import { searchOf, useSearch } from '../inputs/use-search.ts';

export interface TableUrlState<E extends TableEntry> extends TableState<E> {
  /** Replaces the filter and goes to the first page. */
  setFilter(filter: Partial<FilterOf<E>>): void;
  setSort(sort: string): void;
  setPage(page: number, size: number): void;
  /** Back to the defaults, in the address and in the session. */
  reset(): void;
}

/**
 * A table's filter, sort and page, kept in the address, which is authoritative. An address without state of
 * the table is filled with what this session last showed. `prefix` distinguishes tables of one page.
 */
export function useTableUrlState<E extends TableEntry>(spec: E, prefix = ''): TableUrlState<E> {
  const [search, replaceSearch] = useSearch();
  // A browser tab outlives a session: one user's search must not be shown to the next user.
  const { tenantId, username } = useSession();
  const { page } = usePlatform();
  const [path] = useState(() => splitAddress(page.address.get()).path.toLowerCase());
  const memory = `table:${tenantId}:${username}:${path}:${prefix}${spec.id}`;
  const params = useMemo(() => {
    const given = new URLSearchParams(search);
    return hasTableState(spec, given, prefix) ? given : restored(given, memory);
  }, [search, spec, prefix, memory]);
  const state = useMemo(() => readTableState(spec, params, prefix), [spec, params, prefix]);

  // The address follows what is shown; the session remembers it.
  useEffect(() => {
    // A page opened again with another address while it was hidden first renders its old state: it renders
    // for its new address next, and must not overwrite that with the old one.
    if (searchOf(page.address.get()) !== search) return;
    const next = writeTableState(spec, state, params, prefix);
    remember(memory, writeTableState(spec, state, new URLSearchParams(), prefix));
    replaceSearch(next.toString());
  }, [spec, state, params, prefix, memory, page, search, replaceSearch]);

  const change = useCallback(
    (next: TableState<E>) => {
      remember(memory, writeTableState(spec, next, new URLSearchParams(), prefix));
      replaceSearch(writeTableState(spec, next, params, prefix).toString());
    },
    [spec, params, prefix, memory, replaceSearch],
  );
  return useMemo(
    () => ({
      ...state,
      setFilter: (filter) => change({ ...state, filter, page: 0 }),
      setSort: (sort) => change({ ...state, sort, page: 0 }),
      setPage: (page, size) => change({ ...state, page, size }),
      reset: () => change({ filter: {}, sort: spec.defaultSort, page: 0, size: spec.defaultSize }),
    }),
    [state, change, spec],
  );
}

function restored(given: URLSearchParams, memory: string): URLSearchParams {
  const saved = window.sessionStorage.getItem(memory);
  const params = new URLSearchParams(given);
  for (const [key, value] of new URLSearchParams(saved ?? '')) params.append(key, value);
  return params;
}

function remember(memory: string, params: URLSearchParams): void {
  const text = params.toString();
  if (text === '') window.sessionStorage.removeItem(memory);
  else window.sessionStorage.setItem(memory, text);
}
