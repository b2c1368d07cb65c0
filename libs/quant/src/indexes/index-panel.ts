import type { DateRange } from '../panel/panel-shape.ts';
import { IndexDays } from './index-days.ts';
import type { IndexInput } from './index-input.ts';
import type { StyleParts } from './style-index.ts';

/**
 * The indexes of some rows, date-major from the first of them on, each from what was known on its date; none of stocks
 * outside the universe.
 */
export function indexPanel(input: IndexInput, { from, to }: DateRange): StyleParts {
  const days = new IndexDays(input, { from, to });
  const { stocks } = input;
  const panel = (): Float64Array => new Float64Array((to - from) * stocks);
  const parts: StyleParts = {
    industryComparison: panel(),
    corpComparison: panel(),
    capitalPreference: panel(),
    liquidity: panel(),
  };
  for (let row = from; row < to; row += 1) {
    const own = (cells: Float64Array): Float64Array =>
      cells.subarray((row - from) * stocks, (row - from + 1) * stocks);
    days.write(row, {
      industryComparison: own(parts.industryComparison),
      corpComparison: own(parts.corpComparison),
      capitalPreference: own(parts.capitalPreference),
      liquidity: own(parts.liquidity),
    });
  }
  return parts;
}
