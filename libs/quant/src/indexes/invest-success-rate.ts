import { checkCells, type PanelShape } from '../panel/panel-shape.ts';
import { median } from '../stats/median.ts';

/** Complete months that count, and how many of them a stock must have. */
const MONTHS = 36;
const LEAST_MONTHS = 12;

export interface MonthlyInput extends PanelShape {
  /** By row, ISO, ascending. */
  readonly days: readonly string[];
  /** Cells, as `dailyReturns` gives them: NaN on a day without a trade. */
  readonly returns: Float64Array;
  /** Cells: 1 for the stocks of the universe. */
  readonly universe: Uint8Array;
}

/**
 * investSuccessRate, 0 to 1, by stock, as of the end of a row: the share of the last 36 complete months (at least 12)
 * whose compounded return exceeded the median of that month's universe. A month counts for the stocks that were in the
 * universe from its first to its last day and traded in it; the month of the row itself is not over.
 */
export function investSuccessRates(input: MonthlyInput, row: number): Float64Array {
  const { dates, stocks, days, returns, universe } = input;
  checkCells({ dates, stocks }, { returns, universe });
  const [wins, months] = [new Uint8Array(stocks), new Uint8Array(stocks)];
  for (const { from, to } of monthsBefore(days, row)) {
    const compounded = new Float64Array(stocks).fill(NaN);
    for (let stock = 0; stock < stocks; stock += 1)
      compounded[stock] = monthReturn(input, stock, { from, to });
    const middle = median(compounded);
    for (let stock = 0; stock < stocks; stock += 1) {
      const value = compounded[stock] as number;
      if (Number.isNaN(value)) continue;
      months[stock] = (months[stock] as number) + 1;
      if (value > middle) wins[stock] = (wins[stock] as number) + 1;
    }
  }
  return Float64Array.from(wins, (won, stock) => {
    const count = months[stock] as number;
    return count < LEAST_MONTHS ? NaN : won / count;
  });
}

interface Month {
  readonly from: number;
  readonly to: number;
}

/** The rows of the last whole months before that of a row; the first month of the panel may have begun before it. */
function monthsBefore(days: readonly string[], row: number): readonly Month[] {
  const months: Month[] = [];
  const monthOf = (at: number): string => days[at]?.slice(0, 7) ?? '';
  let to = row;
  while (to > 0 && monthOf(to - 1) === monthOf(row)) to -= 1;
  while (to > 0 && months.length < MONTHS) {
    let from = to - 1;
    while (from > 0 && monthOf(from - 1) === monthOf(to - 1)) from -= 1;
    if (from > 0) months.push({ from, to });
    to = from;
  }
  return months;
}

function monthReturn(
  { stocks, returns, universe }: MonthlyInput,
  stock: number,
  { from, to }: Month,
): number {
  let grown = 1;
  let traded = 0;
  for (let row = from, cell = from * stocks + stock; row < to; row += 1, cell += stocks) {
    if (universe[cell] === 0) return NaN;
    const value = returns[cell] as number;
    if (Number.isNaN(value)) continue;
    grown *= 1 + value;
    traded += 1;
  }
  return traded === 0 ? NaN : grown - 1;
}
