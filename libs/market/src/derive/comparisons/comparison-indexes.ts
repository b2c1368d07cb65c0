import type { Connection } from 'mysql2/promise';
import type { Cell } from '../../database/write-rows.ts';
import { barDays } from '../../read/bar-days.ts';
import { comparisonIndex } from '../../schema/derived/comparison-index.ts';
import { barChunks } from '../bar-chunks.ts';
import { querying } from '../querying.ts';
import { COMPARED_COLUMNS, ComparedDay, HISTORY_DAYS } from './compared-day.ts';
import { ComparisonRows } from './comparison-rows.ts';
import { dayNumber, dayText } from '../day-number.ts';
import { highestSecurity } from '../day-values.ts';
import { LISTING_SOURCES, planDays, replaceDays, type WindowSources } from '../day-window.ts';
import type { Derived } from '../derived.ts';
import { Listings } from '../listings.ts';
import { MemberCalendar } from '../industries/member-calendar.ts';
import { readCompanyReports } from './read-company-reports.ts';

/** A bar and an announcement count for three years. */
const SOURCES: WindowSources = {
  daily: [],
  periodic: ['daily_bar', 'income_statement', 'balance_sheet'],
  whole: ['sw_member'],
};

/** The last trading day of each month; that of the newest month is the newest day. */
export const comparisonIndexes: Derived = {
  table: comparisonIndex,
  version: 4,
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
  const width = (await highestSecurity(connection)) + 1;
  const known = {
    reports: await readCompanyReports(connection, width),
    members: await MemberCalendar.read(connection),
    listings: await Listings.read(connection),
  };
  const rows = new ComparisonRows(known, width);
  const compared = await comparedDays(connection, stale, width);
  const [first, last] = [compared[0], compared.at(-1)];
  if (!first || !last) return;
  const from = days[Math.max(0, place(first.day) - HISTORY_DAYS + 1)] ?? null;
  const range = { columns: COMPARED_COLUMNS, from, to: dayText(last.day) };
  for await (const chunk of barChunks(connection, range)) {
    for (const bars of chunk) {
      for (const one of compared) one.add(bars, place(one.day) - place(bars.day));
      while (compared[0] && compared[0].day <= bars.day) {
        const done = compared.shift();
        if (done) yield rows.of(done);
      }
    }
  }
}

/** The days to compute, ascending, with no values to compare with yet. */
async function comparedDays(
  connection: Connection,
  stale: readonly string[],
  width: number,
): Promise<ComparedDay[]> {
  const compared: ComparedDay[] = [];
  for (const day of stale) {
    const range = { columns: COMPARED_COLUMNS, from: day, to: day };
    for await (const chunk of barChunks(connection, range)) {
      compared.push(...chunk.map((bars) => new ComparedDay(bars, width)));
    }
  }
  return compared;
}
