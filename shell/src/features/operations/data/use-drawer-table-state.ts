import type { TableEntry } from '@console/contract-core';
import type { TableState, TableUrlState } from '@console/ui/data';
import { useState } from 'react';

/**
 * The state of a table in a drawer, which has no address of its own: it begins at the first page each time,
 * as the page shown last was another subject's.
 */
export function useDrawerTableState<E extends TableEntry>(spec: E): TableUrlState<E> {
  const first: TableState<E> = { filter: {}, sort: spec.defaultSort, page: 0, size: spec.defaultSize };
  const [state, setState] = useState(first);
  return {
    ...state,
    setFilter: (filter) => setState({ ...state, filter, page: 0 }),
    setSort: (sort) => setState({ ...state, sort, page: 0 }),
    setPage: (page, size) => setState({ ...state, page, size }),
    reset: () => setState(first),
  };
}
