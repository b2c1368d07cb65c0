import type { CallerInputOf, Column, RowOf, TableEntry } from '@console/contract-core';
import { usePlatform, type Client } from '@console/platform';
import { useEffect, useRef, useState } from 'react';
import type { CellOverrides } from './cell-override.ts';
import { csvOf } from './csv.ts';
import { fetchAllRows, saveFile } from './export-table.ts';

export interface CsvExport {
  readonly running: boolean;
  start(): void;
}

export interface CsvExportOptions<E extends TableEntry> {
  readonly client: Client;
  readonly spec: E;
  readonly input: CallerInputOf<E>;
  readonly columns: readonly Column[];
  readonly cells: CellOverrides<RowOf<E>>;
}

/**
 * Exports the current filter. It goes on while other pages are shown, to its bounded end, even when its own
 * was closed meanwhile; only a table that leaves the shown page takes its export along.
 */
export function useCsvExport<E extends TableEntry>(options: CsvExportOptions<E>): CsvExport {
  const { client, spec, input, columns, cells } = options;
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
  const run = async (): Promise<void> => {
    const controller = new AbortController();
    abort.current = controller;
    setRunning(true);
    try {
      const all = await fetchAllRows(client, spec, input, controller.signal);
      saveFile(`${spec.title}_${all.asOf ?? '全部'}.csv`, csvOf({ spec, columns, cells, ...all }));
      const cut = all.rows.length < all.total ? `，共 ${all.total} 条，已取前 ${all.rows.length} 条` : '';
      notify.success(`已导出 ${all.rows.length} 条${cut}`);
    } catch (error) {
      if (!controller.signal.aborted)
        notify.error(`导出失败：${error instanceof Error ? error.message : '原因未知'}`);
    } finally {
      setRunning(false);
    }
  };
  return { running, start: () => void run() };
}
