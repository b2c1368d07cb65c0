import { percentileRanks } from '@console/quant';
import type { Connection } from 'mysql2/promise';
import { eachRow } from '../../database/each-row.ts';
import type { Cell } from '../../database/write-rows.ts';
import { barDays } from '../../read/bar-days.ts';
import { comparisonIndex } from '../../schema/derived/comparison-index.ts';
import { barChunks } from '../bar-chunks.ts';
import { querying } from '../querying.ts';
import { COMPARED_COLUMNS, ComparedDay, HISTORY_DAYS } from './compared-day.ts';
import { comparisonDay, type ComparedCompany } from './comparison-day.ts';
import { dayNumber, dayText } from '../day-number.ts';
import { highestSecurity } from '../day-values.ts';
import { LISTING_SOURCES, planDays, replaceDays, type WindowSources } from '../day-window.ts';
import type { Derived } from '../derived.ts';
import { Listings } from '../listings.ts';
import { MemberCalendar } from '../industries/member-calendar.ts';
import { ReportBook, type Report } from './report-book.ts';

/** A bar and an announcement count for three years. */
const SOURCES: WindowSources = {
  daily: [],
  periodic: ['daily_bar', 'income_statement', 'balance_sheet'],
  whole: ['sw_member'],
};
const SCALE = 5;

/** The last trading day of each month; that of the newest month is the newest day. */
export const comparisonIndexes: Derived = {
  table: comparisonIndex,
  version: 2,
  sources: [...SOURCES.periodic, ...SOURCES.whole, ...LISTING_SOURCES],
  async rebuild(connection, changes) {
    const table = comparisonIndex.name;
    const days = await barDays(querying(connection), { from: null, to: null });
    const window = days.filter((day, at) => days[at + 1]?.slice(0, 7) !== day.slice(0, 7));
    const { stale, gone } = await planDays(connection, changes, { table, window, sources: SOURCES });
    const columns = comparisonIndex.columns.map(({ name }) => name);
    await replaceDays(connection, { table, columns, gone }, comparisons(connection, stale, days));
  },
};

/** The rows of the stale days, from one pass over the bars that they are compared with. */
async function* comparisons(
  connection: Connection,
  stale: readonly string[],
  days: readonly string[],
): AsyncGenerator<Iterable<readonly Cell[]>> {
  const places = new Map(days.map((day, at) => [dayNumber(day), at]));
  const place = (day: number): number => places.get(day) ?? NaN;
  const known: Known = {
    reports: await readReports(connection),
    members: await MemberCalendar.read(connection),
    listings: await Listings.read(connection),
  };
  const compared = await comparedDays(connection, stale);
  const [first, last] = [compared[0], compared.at(-1)];
  if (!first || !last) return;
  const from = days[Math.max(0, place(first.day) - HISTORY_DAYS + 1)] ?? null;
  const range = { columns: COMPARED_COLUMNS, from, to: dayText(last.day) };
  for await (const chunk of barChunks(connection, range)) {
    for (const bars of chunk) {
      for (const one of compared) one.add(bars, place(one.day) - place(bars.day));
      while (compared[0] && compared[0].day <= bars.day) {
        const done = compared.shift();
        if (done) yield dayRows(done, known);
      }
    }
  }
}

/** The days to compute, ascending, with no values to compare with yet. */
async function comparedDays(connection: Connection, stale: readonly string[]): Promise<ComparedDay[]> {
  const width = (await highestSecurity(connection)) + 1;
  const compared: ComparedDay[] = [];
  for (const day of stale) {
    const range = { columns: COMPARED_COLUMNS, from: day, to: day };
    for await (const chunk of barChunks(connection, range)) {
      compared.push(...chunk.map((bars) => new ComparedDay(bars, width)));
    }
  }
  return compared;
}

/** Facts about the securities of a day, beside their bars. */
interface Known {
  readonly reports: ReportBook;
  readonly members: MemberCalendar;
  readonly listings: Listings;
}

function* dayRows(day: ComparedDay, { reports, members, listings }: Known): Generator<readonly Cell[]> {
  const { day: number } = day;
  const securities = day.securities.filter((security) => listings.has(security, number));
  const companies: ComparedCompany[] = securities.map((security) => {
    const known = reports.measures(security, number);
    const industry = members.codes(security, number)?.[0] ?? '';
    const [cheapPe, cheapPb] = day.cheapness(security);
    const { revenueGrowth = NaN, profitGrowth = NaN, returnOnEquity = NaN, grossMargin = NaN } = known ?? {};
    const values = [revenueGrowth, profitGrowth, returnOnEquity, grossMargin, cheapPe, cheapPb];
    return { security, industry, values };
  });
  const indexes = comparisonDay(companies);
  const liquidity = percentileRanks(securities.map((security) => day.meanAmount(security)));
  const text = dayText(number);
  for (const [at, security] of securities.entries()) {
    const { industry = NaN, corp = NaN } = indexes.get(security) ?? {};
    yield [text, security, industry, corp, SCALE * (liquidity[at] ?? NaN)];
  }
}

/** All reports in the order they became known; a report is complete when both statements are. */
async function readReports(connection: Connection): Promise<ReportBook> {
  type Figure = number | null;
  const reports = new ReportBook();
  await eachRow<[number, number, number, Figure, Figure, Figure, Figure, Figure]>(
    connection,
    {
      sql: `SELECT income.security_id, TO_DAYS(GREATEST(income.announce_date, COALESCE(sheet.announce_date, income.announce_date)))
          AS announced, YEAR(report_period) * 4 + QUARTER(report_period) - 1,
        income.operating_total_revenue, income.net_profit_parent, income.operating_revenue, income.operating_cost,
        sheet.equity_parent
      FROM income_statement income LEFT JOIN balance_sheet sheet USING (security_id, report_period)
      ORDER BY announced, report_period`,
    },
    (row) => {
      const [security, announced, quarter, revenue, profit, salesRevenue, salesCost, equity] = row;
      const report: Report = {
        security,
        announced,
        quarter,
        revenue: revenue ?? NaN,
        profit: profit ?? NaN,
        salesRevenue: salesRevenue ?? NaN,
        salesCost: salesCost ?? NaN,
        equity: equity ?? NaN,
      };
      reports.add(report);
    },
  );
  return reports;
}
