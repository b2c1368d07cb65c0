import type { DateRange } from '@console/quant';
import { firstRowFrom } from './first-row-from.ts';
import type { PanelFrame } from './panel-store.ts';

/** The rows of the trading days from one day to another, both included; null ends reach as far as there are bars. */
export function rowsBetween(
  { dates }: Pick<PanelFrame, 'dates'>,
  { from, to }: { readonly from: string | null; readonly to: string | null },
): DateRange {
  const first = from === null ? 0 : firstRowFrom(dates, from);
  let end = to === null ? dates.length : firstRowFrom(dates, to);
  if (to !== null && dates[end] === to) end += 1;
  return { from: Math.min(first, end), to: end };
}
