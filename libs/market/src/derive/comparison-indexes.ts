import { meanOfPresent, percentileOf, percentileRanks } from '@console/quant';
import type { Connection } from 'mysql2/promise';
import { selectArrays } from '../database/select-arrays.ts';
import type { Cell } from '../database/write-rows.ts';
import { barDays } from '../read/bar-days.ts';
import { comparisonIndex } from '../schema/derived/comparison-index.ts';
import { barChunks, byDay, type BarCells } from './bar-chunks.ts';
import { querying } from './build-panels.ts';
import { comparisonDay, type ComparedCompany } from './comparison-day.ts';
import { dayNumber, dayText } from './day-number.ts';
import { highestSecurity } from './day-values.ts';
import { planDays, replaceDays, type WindowSources } from './day-window.ts';
import type { Derived } from './derived.ts';
import { MemberCalendar } from './member-calendar.ts';
import { ReportBook, type Report } from './report-book.ts';
import { TrailingDays } from './trailing-days.ts';

/** A bar and an announcement count for three years. */
const SOURCES: WindowSources = {
  daily: [],
  periodic: ['daily_bar', 'income_statement', 'balance_sheet'],
  whole: ['sw_member'],
};
/** Three years of trading days; their percentile needs so many values. */
const HISTORY_DAYS = 750;
const LEAST_HISTORY = 60;
const LIQUIDITY_DAYS = 20;
const SCALE = 5;

/** The last trading day of each month; that of the newest month is the newest day. */
export const comparisonIndexes: Derived = {
  table: comparisonIndex,
  version: 1,
  sources: [...SOURCES.periodic, ...SOURCES.whole],
  async rebuild(connection, changes) {
    const table = comparisonIndex.name;
    const days = await barDays(querying(connection), { from: null, to: null });
    const window = days.filter((day, at) => days[at + 1]?.slice(0, 7) !== day.slice(0, 7));
    const { stale, gone } = await planDays(connection, changes, { table, window, sources: SOURCES });
    const first = days[Math.max(0, days.indexOf(stale[0] ?? '') - HISTORY_DAYS + 1)] ?? null;
    const columns = comparisonIndex.columns.map(({ name }) => name);
    await replaceDays(connection, { table, columns, gone }, comparisons(connection, stale, first));
  },
};

async function* comparisons(
  connection: Connection,
  stale: readonly string[],
  from: string | null,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  const to = stale.at(-1);
  if (to === undefined) return;
  const wanted = new Set(stale.map(dayNumber));
  const market = new MarketHistory((await highestSecurity(connection)) + 1);
  const reports = new ReportBook(await readReports(connection));
  const members = await MemberCalendar.read(connection);
  for await (const chunk of barChunks(connection, { columns: ['pe_ttm', 'pb', 'amount'], from, to })) {
    for (const [day, bars] of byDay(chunk)) {
      market.add(bars);
      if (wanted.has(day)) yield dayRows(day, bars, { market, reports, members });
    }
  }
}

/** What a day's valuations are held against. */
class MarketHistory {
  private readonly pe: TrailingDays;
  private readonly pb: TrailingDays;
  private readonly amounts: TrailingDays;

  constructor(private readonly width: number) {
    this.pe = new TrailingDays(HISTORY_DAYS, width);
    this.pb = new TrailingDays(HISTORY_DAYS, width);
    this.amounts = new TrailingDays(LIQUIDITY_DAYS, width);
  }

  add(bars: readonly BarCells[]): void {
    const empty = (): Float64Array => new Float64Array(this.width).fill(NaN);
    const [pes, pbs, amounts] = [empty(), empty(), empty()];
    for (const [, security, pe, pb, amount] of bars) {
      pes[security] = positive(pe);
      pbs[security] = positive(pb);
      amounts[security] = amount ?? NaN;
    }
    this.pe.add(pes);
    this.pb.add(pbs);
    this.amounts.add(amounts);
  }

  /** How cheap PE and PB are against their own three years: higher is cheaper. */
  cheapness(
    security: number,
    pe: number | null | undefined,
    pb: number | null | undefined,
  ): [number, number] {
    return [
      1 - percentileOf(positive(pe), this.pe.of(security), LEAST_HISTORY),
      1 - percentileOf(positive(pb), this.pb.of(security), LEAST_HISTORY),
    ];
  }

  meanAmount(security: number): number {
    return meanOfPresent(this.amounts.of(security));
  }
}

function dayRows(
  day: number,
  bars: readonly BarCells[],
  { market, reports, members }: { market: MarketHistory; reports: ReportBook; members: MemberCalendar },
): Cell[][] {
  const companies: ComparedCompany[] = bars.map(([, security, pe, pb]) => {
    const known = reports.measures(security, day);
    const values = known
      ? [known.revenueGrowth, known.profitGrowth, known.returnOnEquity, known.grossMargin]
      : [NaN, NaN, NaN, NaN];
    const industry = members.codes(security, day)?.[0] ?? '';
    return { security, industry, values: [...values, ...market.cheapness(security, pe, pb)] };
  });
  const indexes = comparisonDay(companies);
  const liquidity = percentileRanks(companies.map(({ security }) => market.meanAmount(security)));
  return companies.map(({ security }, at) => {
    const { industry = NaN, corp = NaN } = indexes.get(security) ?? {};
    return [dayText(day), security, industry, corp, SCALE * (liquidity[at] ?? NaN)];
  });
}

const positive = (value: number | null | undefined): number => (value && value > 0 ? value : NaN);

/** All reports in the order they became known; one is whole when both statements are. */
async function readReports(connection: Connection): Promise<readonly Report[]> {
  type Figure = number | null;
  const rows = await selectArrays<[number, number, number, Figure, Figure, Figure, Figure, Figure]>(
    connection,
    `SELECT income.security_id, TO_DAYS(GREATEST(income.announce_date, COALESCE(sheet.announce_date, income.announce_date)))
        AS announced, YEAR(report_period) * 4 + QUARTER(report_period) - 1,
      income.operating_total_revenue, income.net_profit_parent, income.operating_revenue, income.operating_cost,
      sheet.equity_parent
    FROM income_statement income LEFT JOIN balance_sheet sheet USING (security_id, report_period)
    ORDER BY announced, report_period`,
  );
  return rows.map(([security, announced, quarter, revenue, profit, salesRevenue, salesCost, equity]) => ({
    ...{ security, announced, quarter },
    ...{ revenue: revenue ?? NaN, profit: profit ?? NaN },
    ...{ salesRevenue: salesRevenue ?? NaN, salesCost: salesCost ?? NaN, equity: equity ?? NaN },
  }));
}
