import type { Page, TableEntry } from '@console/contract-core';
import { useEffect, useEffectEvent } from 'react';
import type { TableUrlState } from './use-table-url-state.ts';

/**
 * Leads from a page without rows to the last page with rows: after the only row of the last page was deleted,
 * or for an address with a page that never existed.
 */
export function usePageBefore<E extends TableEntry>(
  { page, setPage }: Pick<TableUrlState<E>, 'page' | 'setPage'>,
  { shown, size }: { readonly shown: Page<unknown> | undefined; readonly size: number },
): void {
  const total = shown?.totalElements ?? 0;
  const past = shown?.content.length === 0 && total > 0 && page > 0;
  const last = Math.min(page - 1, Math.ceil(total / size) - 1);
  const lead = useEffectEvent(() => setPage(Math.max(0, last), size));
  useEffect(() => {
    if (past) lead();
  }, [past, last]);
}
