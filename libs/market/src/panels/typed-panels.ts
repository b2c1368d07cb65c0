import type { DateRange, ReportHistory } from '@console/quant';
import type { PanelFrame, PanelStore } from './panel-store.ts';

/**
 * A daily panel over some rows, as `store.values`.
 * @throws RangeError for an id that is unknown or quarterly; otherwise as `store.values`
 */
export async function dailyPanel(
  store: PanelStore,
  frame: PanelFrame,
  id: string,
  rows: DateRange,
): Promise<Float64Array> {
  const values = await store.values(frame, id, rows);
  if (!(values instanceof Float64Array)) throw new RangeError(`not daily: ${id}`);
  return values;
}

/**
 * All reports of a quarterly indicator, as `store.values`.
 * @throws RangeError for an id that is unknown or daily; otherwise as `store.values`
 */
export async function reportHistory(
  store: PanelStore,
  frame: PanelFrame,
  id: string,
): Promise<ReportHistory> {
  const values = await store.values(frame, id, { from: 0, to: 0 });
  if (values instanceof Float64Array) throw new RangeError(`no reports: ${id}`);
  return values;
}
