import type { CallerInputOf, Column, RowOf, TableEntry } from '@console/contract-core';
import { usePlatform, type Client } from '@console/platform';
import { useEffect, useRef, useState } from 'react';
import type { CellOverrides } from '../cell-override.ts';
import { fetchAllRows } from './export-table.ts';
import { saveSheet, type SheetKind } from './save-sheet.ts';
import { sheetOfTable } from './sheet-of-table.ts';
import type { TableSummary } from '../summary-of.ts';

export interface TableExport {
  readonly running: boolean;
  start(kind: SheetKind): void;
}

export interface TableExportOptions<E extends TableEntry> {
  readonly client: Client;
  readonly spec: E;
  /** Names the file. */
  readonly title: string;
  readonly input: CallerInputOf<E>;
  readonly columns: readonly Column[];
  readonly cells: CellOverrides<RowOf<E>>;
  readonly summary?: TableSummary<RowOf<E>> | undefined;
}

/**
 * Exports the current filter. The export continues while other pages are shown, even when its own page is
 * closed meanwhile; only when the table leaves the shown page does its export end.
 */
export function useExport<E extends TableEntry>(options: TableExportOptions<E>): TableExport {
  const { client, spec, title, input, columns, cells, summary } = options;
  const { notify, page } = usePlatform();
  const [running, setRunning] = useState(false);
  const abort = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      // Effects also end when the page is merely hidden.
      if (page.shown.get()) abort.current?.abort();
    },
    [page],
  );
  const run = async (kind: SheetKind): Promise<void> => {
    const controller = new AbortController();
    abort.current = controller;
    setRunning(true);
    try {
      const all = await fetchAllRows(client, spec, input, controller.signal);
      await saveSheet(sheetOfTable({ spec, title, columns, cells, summary, ...all }), kind);
      const cut = all.rows.length < all.total ? `，共 ${all.total} 条，已取前 ${all.rows.length} 条` : '';
      notify.success(`已导出 ${all.rows.length} 条${cut}`);
    } catch (error) {
      if (!controller.signal.aborted)
        notify.error(`导出失败：${error instanceof Error ? error.message : '原因未知'}`);
    } finally {
      setRunning(false);
    }
  };
  return { running, start: (kind) => void run(kind) };
}
