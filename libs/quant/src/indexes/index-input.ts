import { checkCells, checkRange, type DateRange, type PanelShape } from '../panel/panel-shape.ts';
import type { ReportHistory } from '../reports/report-history.ts';
import type { CompanyReports } from './known-measures.ts';

/** What the indexes of dates are made of. Cells are date-major; NaN is missing. */
export interface IndexInput extends PanelShape {
  /** By row, counted as reports are known (days since an epoch), ascending. */
  readonly days: Int32Array;
  /** Cells: 1 for the stocks that are listed and have a bar. */
  readonly universe: Uint8Array;
  /** Cells: Shenwan level 1 valid on the date; unclassified ones are an industry of their own. */
  readonly industries: Uint16Array;
  readonly pe: Float64Array;
  readonly pb: Float64Array;
  /** Yuan. */
  readonly amount: Float64Array;
  readonly floatCapital: Float64Array;
  readonly financing: Float64Array;
  /** Share of the float. */
  readonly connectHeld: Float64Array;
  readonly mainAmount: Float64Array;
  /** Share of the float, as announced. */
  readonly fundHeld: ReportHistory;
  readonly reports: CompanyReports;
}

/** @throws RangeError for arrays of another size, or rows that there are not */
export function checkIndexInput(input: IndexInput, range: DateRange): void {
  checkRange(input, range);
  const { universe, industries, pe, pb, amount, floatCapital, financing, connectHeld, mainAmount } = input;
  checkCells(input, { universe, industries, pe, pb, amount });
  checkCells(input, { floatCapital, financing, connectHeld, mainAmount });
  if (input.days.length !== input.dates)
    throw new RangeError(`${input.days.length} days for ${input.dates} rows`);
  const { fundHeld, reports, stocks } = input;
  for (const { starts } of [fundHeld, reports])
    if (starts.length !== stocks + 1)
      throw new RangeError(`reports of ${starts.length - 1} stocks, not ${stocks}`);
}
