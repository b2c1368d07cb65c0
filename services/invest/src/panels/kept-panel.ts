import type { DataSource } from 'typeorm';
import { loadMarks } from './market-loads.ts';
import type { PanelDirectory } from './panel-directory.ts';
import type { PanelContent } from './panel-file.ts';
import { newestLoad, type PanelSource } from './panel-source.ts';
import type { PanelFrame } from './panel-store.ts';

/** What a file holds of a panel, and how what was read anew is kept. */
export interface KeptPanel {
  /** The newest load of the tables that the panel follows from; 0 without one. */
  readonly load: number;
  /** What is kept of that load or of one before it; null without a file. */
  readonly found: (PanelContent & { readonly load: number }) | null;
  keep(content: PanelContent): Promise<void>;
}

/** Looks for a panel of the frame’s loads in the files. Rows that no load brought have none. */
export async function keptPanel(
  { database, directory }: { readonly database: DataSource; readonly directory: PanelDirectory },
  frame: PanelFrame,
  { indicator, tables }: PanelSource,
): Promise<KeptPanel> {
  const load = newestLoad(frame, tables);
  const marksOf = (loads: readonly number[]): Promise<ReadonlyMap<number, string>> =>
    loadMarks(database, loads);
  const mark = load === 0 ? undefined : (await marksOf([load])).get(load);
  if (mark === undefined) return { load, found: null, keep: () => Promise.resolve() };
  const place = { mart: frame.mart, indicator: indicator.id, load, mark };
  return {
    load,
    found: await directory.find(place, marksOf),
    keep: (content) => directory.keep(place, content),
  };
}
