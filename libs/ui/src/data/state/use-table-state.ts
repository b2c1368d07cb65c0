import type { TableEntry } from '@console/contract-core';
import { useMemo, useState } from 'react';
import type { TableState } from './table-state.ts';
import type { TableUrlState } from './use-table-url-state.ts';

/**
 * The state of a table that is one of many on its page: kept while it is shown, and not in the address, which
 * names the tab it is in.
 */
export function useTableState<E extends TableEntry>(spec: E, size: number | null = null): TableUrlState<E> {
  const start: TableState<E> = { filter: {}, sort: spec.defaultSort, page: 0, size };
  const [state, setState] = useState(start);
  return useMemo(
    () => ({
      ...state,
      fits: false,
      setFilter: (filter) => setState({ ...state, filter, page: 0 }),
      setSort: (sort) => setState({ ...state, sort, page: 0 }),
      setPage: (page, pageSize) => setState({ ...state, page, size: pageSize }),
      reset: () => setState({ filter: {}, sort: spec.defaultSort, page: 0, size }),
    }),
    [state, spec, size],
  );
}
