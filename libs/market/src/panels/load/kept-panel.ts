import type { DataSource } from 'typeorm';
import { loadMarks } from './market-loads.ts';
import type { PanelDirectory } from '../files/panel-directory.ts';
import type { PanelContent } from '../files/panel-file.ts';
import { newestLoad, type PanelSource } from '../panel-source.ts';
import type { PanelFrame } from '../panel-store.ts';

/** A panel as found in files, and the function that keeps one that was read. */
export interface KeptPanel {
  /** The newest load of the panel's tables; 0 without one. */
  readonly load: number;
  /** The panel in a file of that load or of one before it; null without a file. */
  readonly found: (PanelContent & { readonly load: number }) | null;
  keep(content: PanelContent): Promise<void>;
}

/** Looks in the files for a panel of the frame’s loads. Rows that no load brought are in none. */
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
