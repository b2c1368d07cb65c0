import { checkHistory, type ReportHistory } from './report-history.ts';

/**
 * A history as a date-major panel: on each date the figure of the latest report known by then, from its
 * announcement on and for at most `most` days of `days` after it. A report published late, after a newer one,
 * is not shown.
 * @param days of each row, ascending, counted as the history's `known`
 * @throws RangeError for a history or days out of order
 */
export function carryReports(
  history: ReportHistory,
  { days, most }: { readonly days: ArrayLike<number>; readonly most: number },
): Float64Array {
  checkHistory(history);
  const dates = days.length;
  const stocks = history.starts.length - 1;
  for (let date = 1; date < dates; date += 1)
    if ((days[date] as number) <= (days[date - 1] as number))
      throw new RangeError(`row ${date} is not after the one before it`);
  const panel = new Float64Array(dates * stocks).fill(NaN);
  for (let stock = 0; stock < stocks; stock += 1) carryOne(history, stock, { days, most, panel, stocks });
  return panel;
}

interface Target {
  readonly days: ArrayLike<number>;
  readonly most: number;
  readonly panel: Float64Array;
  readonly stocks: number;
}

function carryOne(
  { starts, known, reports, values }: ReportHistory,
  stock: number,
  { days, most, panel, stocks }: Target,
): void {
  const end = starts[stock + 1] as number;
  let at = starts[stock] as number;
  let [latest, value, since] = [-Infinity, NaN, -Infinity];
  for (let date = 0; date < days.length; date += 1) {
    const today = days[date] as number;
    for (; at < end && (known[at] as number) <= today; at += 1) {
      const report = reports[at] as number;
      if (report < latest) continue;
      // A value that replaces another does not change the age of its report.
      if (report > latest) since = known[at] as number;
      latest = report;
      value = values[at] as number;
    }
    if (today - since <= most) panel[date * stocks + stock] = value;
  }
}
