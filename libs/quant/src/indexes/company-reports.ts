import { checkHistory, type ReportHistory } from '../reports/report-history.ts';
import type { CompanyReports, ReportFigures } from './known-measures.ts';

const INCOME = ['revenue', 'profit', 'salesRevenue', 'salesCost'] as const;

/**
 * The reports of companies from the histories of their figures: those of the income statement, which have the same
 * entries, with the equity of the balance sheet of the same quarter. Where the balance sheet is announced after the
 * income statement, the report is known without equity until then, and again with it.
 * @throws RangeError for histories out of order, or figures of the income statement that do not have the same entries
 */
export function companyReports(
  histories: Readonly<Record<keyof ReportFigures, ReportHistory>>,
): CompanyReports {
  const { revenue, equity } = histories;
  for (const history of [...INCOME.map((name) => histories[name]), equity]) checkHistory(history);
  for (const name of INCOME)
    if (histories[name].values.length !== revenue.values.length)
      throw new RangeError(`${name}: ${histories[name].values.length} entries of ${revenue.values.length}`);
  const stocks = revenue.starts.length - 1;
  const starts = new Int32Array(stocks + 1);
  const entries: Entry[] = [];
  for (let stock = 0; stock < stocks; stock += 1) {
    entries.push(...entriesOf(stock, revenue, equity));
    starts[stock + 1] = entries.length;
  }
  const incomeOf = ({ values }: ReportHistory): Float64Array =>
    Float64Array.from(entries, ({ income }) => values[income] as number);
  return {
    starts,
    known: Int32Array.from(entries, ({ known }) => known),
    quarters: Int32Array.from(entries, ({ quarter }) => quarter),
    revenue: incomeOf(revenue),
    profit: incomeOf(histories.profit),
    salesRevenue: incomeOf(histories.salesRevenue),
    salesCost: incomeOf(histories.salesCost),
    equity: Float64Array.from(entries, ({ sheet }) =>
      sheet === null ? NaN : (equity.values[sheet] as number),
    ),
  };
}

/** What became known of a report. */
interface Entry {
  readonly known: number;
  readonly quarter: number;
  /** The entry of its income statement, and of its balance sheet if that was known too. */
  readonly income: number;
  readonly sheet: number | null;
}

/** The entries of a stock in the order they became known, of one day the older report first. */
function entriesOf(stock: number, income: ReportHistory, equity: ReportHistory): readonly Entry[] {
  const sheets = new Map<number, number>();
  for (let at = equity.starts[stock] as number; at < (equity.starts[stock + 1] as number); at += 1)
    sheets.set(equity.reports[at] as number, at);
  const entries: Entry[] = [];
  for (let at = income.starts[stock] as number; at < (income.starts[stock + 1] as number); at += 1) {
    const [known, quarter] = [income.known[at] as number, income.reports[at] as number];
    const sheet = sheets.get(quarter) ?? null;
    const later = sheet !== null && (equity.known[sheet] as number) > known;
    entries.push({ known, quarter, income: at, sheet: later ? null : sheet });
    if (later) entries.push({ known: equity.known[sheet] as number, quarter, income: at, sheet });
  }
  return entries.sort((one, other) => one.known - other.known || one.quarter - other.quarter);
}
