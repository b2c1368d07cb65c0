import type { Connection } from 'mysql2/promise';
import { selectArrays } from '../../database/select-arrays.ts';
import { WHOLE_MARKET } from '../../schema/derived/industry-daily.ts';
import { barChunks, type BarDay, type BarRange } from '../bar-chunks.ts';
import { BAR_COLUMNS, barParts, PARTS } from './bar-parts.ts';
import { IndustrySums, type IndustryResult } from './industry-sums.ts';
import { Listings } from '../listings.ts';
import { MemberCalendar } from './member-calendar.ts';

export interface IndustryDay {
  /** TO_DAYS. */
  readonly day: number;
  readonly industries: readonly IndustryOfDay[];
}

export interface IndustryOfDay extends IndustryResult {
  readonly code: string;
  readonly level: number;
}

/** The aggregates of every industry, day by day, a few days at a time; `only` chooses days of it. */
export async function* industryDays(
  connection: Connection,
  range: Pick<BarRange, 'from' | 'to'> & { only?: ReadonlySet<number> },
): AsyncGenerator<readonly IndustryDay[]> {
  const known: Known = {
    members: await MemberCalendar.read(connection),
    firsts: await firstBars(connection),
    listings: await Listings.read(connection),
  };
  for await (const chunk of barChunks(connection, { ...range, columns: BAR_COLUMNS })) {
    yield chunk.filter(({ day }) => range.only?.has(day) ?? true).map((bars) => sumDay(bars, known));
  }
}

/** The day of each security's first bar. */
export async function firstBars(connection: Connection): Promise<ReadonlyMap<number, number>> {
  return new Map(
    await selectArrays<[number, number]>(
      connection,
      `SELECT id, day FROM (
        SELECT id, (SELECT TO_DAYS(trade_date) FROM daily_bar WHERE security_id = id ORDER BY trade_date LIMIT 1) AS day
        FROM security
      ) own WHERE day IS NOT NULL`,
    ),
  );
}

/** Facts about the securities of a day, beside their bars. */
interface Known {
  readonly members: MemberCalendar;
  readonly firsts: ReadonlyMap<number, number>;
  readonly listings: Listings;
}

/** The sums over the securities that are listed and have a bar. */
function sumDay(bars: BarDay, { members, firsts, listings }: Known): IndustryDay {
  const { day, securities } = bars;
  const market = new IndustrySums();
  const industries = new Map<string, { level: number; sums: IndustrySums }>();
  const parts = new Float64Array(PARTS);
  for (const [at, security] of securities.entries()) {
    if (!listings.has(security, day)) continue;
    barParts(bars, at, { isFirst: firsts.get(security) === day, into: parts });
    market.add(parts);
    for (const [above, code] of (members.codes(security, day) ?? []).entries()) {
      if (code === null) continue;
      let own = industries.get(code);
      if (!own) industries.set(code, (own = { level: above + 1, sums: new IndustrySums() }));
      own.sums.add(parts);
    }
  }
  const own = [...industries].map(([code, { level, sums }]) => ({ code, level, ...sums.result() }));
  return { day, industries: [{ code: WHOLE_MARKET, level: 0, ...market.result() }, ...own] };
}
