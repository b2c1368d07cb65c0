import { seededRandom } from '../../sample/seeded-random.ts';
import { weekdays } from '../../sample/weekdays.ts';
import type { ExclusionInput } from '../../prepare/exclusions.ts';
import type { ReportHistory } from '../../reports/report-history.ts';
import type { IndexInput } from '../index-input.ts';
import type { MonthlyInput } from '../invest-success-rate.ts';
import type { CompanyReports } from '../known-measures.ts';
import { quarterOf, reportsOf, type ReportRow } from './reports-of.ts';

/** A market as the indexes, the success rate and the pools see it. */
export interface IndexMarket {
  readonly input: IndexInput;
  readonly monthly: MonthlyInput;
  readonly exclusions: ExclusionInput & { readonly universe: Uint8Array; readonly st: Uint8Array };
  readonly codes: readonly string[];
}

const DAY_MS = 86_400_000;
const INDUSTRIES = 5;

/** Weekdays from 2020 on: stocks that list and leave, change industries, report late and restate. */
export function randomIndexes(
  seed: number,
  { dates, stocks }: { dates: number; stocks: number },
): IndexMarket {
  const next = seededRandom(seed);
  const cells = dates * stocks;
  const days = Int32Array.from(weekdays('2020-01-01', dates), (day) => Date.parse(day) / DAY_MS);
  const listed = Int32Array.from({ length: stocks }, () =>
    next() < 0.7 ? -100 : Math.floor(next() * dates),
  );
  const delisted = listed.map((from) => (next() < 0.8 ? dates : from + Math.floor(next() * dates)));
  const classified = Float64Array.from({ length: stocks }, () => Math.floor(next() * dates * 1.2));
  const eachCell = <T extends Uint8Array | Uint16Array>(
    array: T,
    of: (stock: number, row: number) => number,
  ): T => {
    for (let cell = 0; cell < cells; cell += 1) array[cell] = of(cell % stocks, Math.floor(cell / stocks));
    return array;
  };
  const isListed = (stock: number, row: number): boolean =>
    row >= (listed[stock] as number) && row < (delisted[stock] as number);
  const universe = eachCell(new Uint8Array(cells), (stock, row) =>
    isListed(stock, row) && next() < 0.95 ? 1 : 0,
  );
  // An industry until the stock is moved to the next.
  const industries = eachCell(
    new Uint16Array(cells),
    (stock, row) => (stock + (row > (classified[stock] as number) ? 1 : 0)) % INDUSTRIES,
  );
  const panel = (gaps: number, value: () => number): Float64Array =>
    Float64Array.from({ length: cells }, () => (next() < gaps ? NaN : value()));
  const input: IndexInput = {
    dates,
    stocks,
    days,
    universe,
    industries,
    pe: panel(0.1, () => next() * 60 - 8),
    pb: panel(0.1, () => Math.ceil(next() * 40) / 10),
    amount: panel(0.05, () => next() * 1e8),
    floatCapital: panel(0.02, () => 1e9 * (1 + next())),
    financing: panel(0.2, () => next() * 1e8),
    connectHeld: panel(0.4, () => next() / 10),
    mainAmount: panel(0.1, () => (next() - 0.5) * 1e7),
    reports: randomReports(stocks, days, next),
    fundHeld: historyOf(randomReports(stocks, days, next)),
  };
  return {
    input,
    monthly: {
      dates,
      stocks,
      days: Array.from(days, (day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
      returns: panel(0.05, () => (next() - 0.5) / 20),
      universe: eachCell(new Uint8Array(cells), (stock, row) => (isListed(stock, row) ? 1 : 0)),
    },
    exclusions: {
      shape: { dates, stocks },
      universe: eachCell(new Uint8Array(cells), (stock, row) =>
        row > (classified[stock] as number) / 3 ? 1 : 0,
      ),
      st: eachCell(new Uint8Array(cells), (stock, row) =>
        (stock * 7 + Math.floor(row / 40)) % 9 === 0 ? 1 : 0,
      ),
      listingRows: listed,
    },
    codes: Array.from({ length: stocks }, (_, at) => `${(at * 7919) % 1000}.SZ`),
  };
}

/** Two years before the first day until the last: each quarter a month or more later, some restated, some missing. */
function randomReports(stocks: number, days: Int32Array, next: () => number): CompanyReports {
  const [first, last] = [days[0] ?? 0, days.at(-1) ?? 0];
  return reportsOf(
    Array.from({ length: stocks }, () => {
      const rows: ReportRow[] = [];
      for (let back = 0, end = first - 730; end < last; back += 1, end += 91) {
        const quarter = quarterOf(2018, 1) + back;
        const versions = next() < 0.1 ? 0 : next() < 0.2 ? 2 : 1;
        for (let version = 0; version < versions; version += 1) {
          const revenue = 100 * (1 + (quarter % 4)) * (0.5 + next());
          const known = end + 30 + Math.floor(next() * 60) + version * 100;
          rows.push({
            quarter,
            known,
            revenue,
            profit: revenue * (next() - 0.3),
            equity: 500 * (0.5 + next()),
          });
        }
      }
      return rows.sort((one, other) => one.known - other.known);
    }),
  );
}

const historyOf = ({ starts, known, quarters, profit }: CompanyReports): ReportHistory => ({
  starts,
  known,
  reports: quarters,
  values: profit.map((value) => Math.abs(value) / 1000),
});

/** What was known at the end of a row: nothing of the rows and reports after it. */
export function cutOff({ input, monthly, exclusions, codes }: IndexMarket, row: number): IndexMarket {
  const { stocks } = input;
  const dates = row + 1;
  const rows = <T extends Float64Array | Uint8Array | Uint16Array>(cells: T): T =>
    cells.slice(0, dates * stocks) as T;
  const day = input.days[row] ?? 0;
  const shape = { dates, stocks };
  const { pe, pb, amount, floatCapital, financing, connectHeld, mainAmount } = input;
  const panels = { pe, pb, amount, floatCapital, financing, connectHeld, mainAmount };
  const cut = Object.fromEntries(Object.entries(panels).map(([name, cells]) => [name, rows(cells)]));
  return {
    input: {
      ...input,
      ...cut,
      ...shape,
      days: input.days.slice(0, dates),
      universe: rows(input.universe),
      industries: rows(input.industries),
      reports: reportsUntil(input.reports, day),
      fundHeld: historyUntil(input.fundHeld, day),
    },
    monthly: {
      ...shape,
      days: monthly.days.slice(0, dates),
      returns: rows(monthly.returns),
      universe: rows(monthly.universe),
    },
    exclusions: { ...exclusions, shape, universe: rows(exclusions.universe), st: rows(exclusions.st) },
    codes,
  };
}

function reportsUntil(reports: CompanyReports, day: number): CompanyReports {
  const { starts, whole, part } = entriesUntil(reports, day);
  return {
    starts,
    known: whole(reports.known),
    quarters: whole(reports.quarters),
    revenue: part(reports.revenue),
    profit: part(reports.profit),
    salesRevenue: part(reports.salesRevenue),
    salesCost: part(reports.salesCost),
    equity: part(reports.equity),
  };
}

function historyUntil(history: ReportHistory, day: number): ReportHistory {
  const { starts, whole, part } = entriesUntil(history, day);
  return {
    starts,
    known: whole(history.known),
    reports: whole(history.reports),
    values: part(history.values),
  };
}

/** The entries known by a day: where those of each stock start, and how to take them from a column. */
function entriesUntil({ starts, known }: Pick<ReportHistory, 'starts' | 'known'>, day: number) {
  const kept = [...known.keys()].filter((at) => (known[at] as number) <= day);
  return {
    starts: starts.map((start) => kept.filter((at) => at < start).length),
    whole: (values: Int32Array) => Int32Array.from(kept, (at) => values[at] as number),
    part: (values: Float64Array) => Float64Array.from(kept, (at) => values[at] as number),
  };
}
