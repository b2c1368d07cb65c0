import type { Connection } from 'mysql2/promise';
import { selectArrays } from '../database/select-arrays.ts';
import { WHOLE_MARKET } from '../schema/derived/industry-daily.ts';
import { barChunks, byDay, type BarCells, type BarRange } from './bar-chunks.ts';
import { IndustrySums, type IndustryResult } from './industry-sums.ts';
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

const COLUMNS = [
  ...['close', 'pre_close', 'high', 'low', 'volume', 'amount'],
  ...['total_shares', 'float_shares', 'pe_ttm', 'pb', 'ps_ttm'],
];

/** The aggregates of every industry, day by day, a few days at a time; `only` chooses days of it. */
export async function* industryDays(
  connection: Connection,
  range: Pick<BarRange, 'from' | 'to'> & { only?: ReadonlySet<number> },
): AsyncGenerator<readonly IndustryDay[]> {
  const members = await MemberCalendar.read(connection);
  const firsts = await firstBars(connection);
  for await (const chunk of barChunks(connection, { ...range, columns: COLUMNS })) {
    yield byDay(chunk)
      .filter(([day]) => range.only?.has(day) ?? true)
      .map(([day, bars]) => {
        const sums = new DaySums(day);
        for (const cells of bars) sums.add(cells, firsts.get(cells[1]) === day, members);
        return sums.result();
      });
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

class DaySums {
  private readonly market = new IndustrySums();
  private readonly industries = new Map<string, { level: number; sums: IndustrySums }>();

  constructor(readonly day: number) {}

  add(cells: BarCells, first: boolean, members: MemberCalendar): void {
    const bar = toBar(cells, first);
    this.market.add(bar);
    const codes = members.codes(cells[1], this.day) ?? [];
    for (const [at, code] of codes.entries()) if (code !== null) this.of(code, at + 1).add(bar);
  }

  result(): IndustryDay {
    const own = [...this.industries].map(([code, { level, sums }]) => ({ code, level, ...sums.result() }));
    return { day: this.day, industries: [{ code: WHOLE_MARKET, level: 0, ...this.market.result() }, ...own] };
  }

  private of(code: string, level: number): IndustrySums {
    const known = this.industries.get(code);
    if (known) return known.sums;
    const sums = new IndustrySums();
    this.industries.set(code, { level, sums });
    return sums;
  }
}

function toBar(cells: BarCells, first: boolean): Parameters<IndustrySums['add']>[0] {
  const [, , close, preClose, high, low, volume, amount, totalShares, floatShares, peTtm, pb, psTtm] = cells;
  return {
    close: close ?? 0,
    preClose: preClose ?? 0,
    high: high ?? null,
    low: low ?? null,
    volume: volume ?? null,
    amount: amount ?? 0,
    totalShares: totalShares ?? null,
    floatShares: floatShares ?? null,
    peTtm: peTtm ?? null,
    pb: pb ?? null,
    psTtm: psTtm ?? null,
    first,
  };
}
