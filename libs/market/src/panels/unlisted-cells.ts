import { fillUnlisted, type DateRange } from '@console/quant';
import type { PanelFrame, PanelStore } from './panel-store.ts';
import { panelMemory } from './panel-memory.ts';

/**
 * By cell of some rows, in shared memory: 1 for a stock that is not listed on the date, and so in no set formed on it.
 */
export async function unlistedCells(
  store: PanelStore,
  frame: PanelFrame,
  rows: DateRange,
): Promise<Uint8Array> {
  const mask = new Uint8Array(panelMemory((rows.to - rows.from) * frame.stocks));
  fillUnlisted(await store.listings(frame), rows, mask);
  return mask;
}
