import type { Connection } from 'mysql2/promise';
import { inTransaction } from '../../database/in-transaction.ts';
import { selectArrays } from '../../database/select-arrays.ts';
import { swapIn } from '../../database/swap-in.ts';
import { writeRows, type Cell } from '../../database/write-rows.ts';
import type { TableChanges } from '../../import/load/changes.ts';
import { industryDaily } from '../../schema/derived/industry-daily.ts';
import { among } from '../among.ts';
import { changesOf } from '../changed.ts';
import { dayNumber, dayText } from '../day-number.ts';
import type { Derived } from '../derived.ts';
import { IndexChain, type IndexValues } from './index-chain.ts';
import { firstBars, industryDays, type IndustryDay, type IndustryOfDay } from './industry-days.ts';
import { outlyingDays } from './outlying-days.ts';

/** Recomputes changed days, and the indexes of later days where they differ. */
export const industriesDaily: Derived = {
  table: industryDaily,
  version: 2,
  sources: ['daily_bar', 'sw_member', 'security'],
  async rebuild(connection, changes) {
    const bars = changesOf(changes, 'daily_bar');
    const members = changesOf(changes, 'sw_member');
    const ofBars = members.days?.length === 0 ? await staleDays(connection, bars) : null;
    const days = ofBars && [...new Set([...ofBars, ...(await outlyingDays(connection, changes))])].sort();
    if (days?.length === 0) return;
    if (days && (await rowsSince(connection, days[0] ?? '')) <= MOST_ROWS)
      await rebuildDays(connection, days);
    else await rebuildWhole(connection);
  },
};

const COLUMNS = industryDaily.columns.map(({ name }) => name);
/** With more rows to chain again in memory, a whole rebuild is as quick. */
const MOST_ROWS = 150_000;

async function rebuildWhole(connection: Connection): Promise<void> {
  await swapIn(connection, industryDaily.name, async (table) => {
    const chain = new IndexChain(new Map());
    for await (const days of industryDays(connection, {})) {
      await writeRows(connection, { table, columns: COLUMNS }, rowsByKey(days, chain));
    }
  });
}

/** In the order of the key, which the server takes several times as fast; a code's days stay in theirs. */
function* rowsByKey(days: readonly IndustryDay[], chain: IndexChain): Generator<readonly Cell[]> {
  const own = days.flatMap(({ day, industries }) =>
    industries.map((industry) => ({ day: dayText(day), industry })),
  );
  own.sort((a, b) => compare(a.industry.code, b.industry.code));
  for (const { day, industry } of own) yield row(industry, day, chain.next(industry));
}

const compare = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

/**
 * The days to compute again. A security's first bar counts differently from later ones, so earlier bars also make
 * stale the day that was its first until now: the first of its days that did not change.
 */
async function staleDays(connection: Connection, bars: TableChanges): Promise<readonly string[] | null> {
  if (bars.days === null || bars.days.length === 0) return bars.days;
  const changed = new Set(bars.days.map(dayNumber));
  const newFirsts = [...(await firstBars(connection))].filter(([, day]) => changed.has(day));
  if (newFirsts.length === 0) return bars.days;
  const oldFirsts = await selectArrays<[number]>(
    connection,
    `SELECT DISTINCT TO_DAYS(day) FROM (
      SELECT (SELECT trade_date FROM daily_bar
        WHERE security_id = id AND NOT (${among('trade_date', bars.days)}) ORDER BY trade_date LIMIT 1) AS day
      FROM security WHERE ${among(
        'id',
        newFirsts.map(([security]) => security),
      )}
    ) own WHERE day IS NOT NULL`,
  );
  return [...new Set([...bars.days, ...oldFirsts.map(([day]) => dayText(day))])].sort();
}

async function rowsSince(connection: Connection, day: string): Promise<number> {
  const [row] = await selectArrays<[number]>(
    connection,
    'SELECT COUNT(*) FROM industry_daily WHERE trade_date >= ?',
    [day],
  );
  return row?.[0] ?? 0;
}

async function rebuildDays(connection: Connection, days: readonly string[]): Promise<void> {
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const made = new Map<number, IndustryDay>();
  const only = new Set(days.map(dayNumber));
  for await (const chunk of industryDays(connection, { from, to, only })) {
    for (const day of chunk) made.set(day.day, day);
  }
  const kept = await linksAfter(connection, from, only);
  const chain = new IndexChain(await closesBefore(connection, from));
  const rows: Cell[][] = [];
  const moved: Cell[][] = [];
  for (const day of [...new Set([...made.keys(), ...kept.keys()])].sort((a, b) => a - b)) {
    const fresh = made.get(day);
    if (fresh) rows.push(...chained(chain)(fresh));
    for (const link of kept.get(day) ?? []) {
      const values = chain.next(link);
      if (!sameIndex(values, link.index)) moved.push([link.code, dayText(day), ...values]);
    }
  }
  await inTransaction(connection, async () => {
    await connection.query(`DELETE FROM industry_daily WHERE ${among('trade_date', days)}`);
    await writeRows(connection, { table: industryDaily.name, columns: COLUMNS }, rows);
    await moveIndexes(connection, moved);
  });
}

const chained =
  (chain: IndexChain) =>
  ({ day, industries }: IndustryDay): Cell[][] =>
    industries.map((industry) => row(industry, dayText(day), chain.next(industry)));

const row = (industry: IndustryOfDay, day: string, index: IndexValues): Cell[] => [
  industry.code,
  day,
  industry.level,
  ...industry.sums,
  industry.returnRate,
  ...index,
  ...industry.multiples,
];

interface KeptLink {
  readonly code: string;
  readonly returnRate: number | null;
  readonly capital: number | null;
  readonly highCapital: number | null;
  readonly lowCapital: number | null;
  readonly index: readonly (number | null)[];
}

/** The rows from a day on that are not recomputed, by day. */
async function linksAfter(
  connection: Connection,
  day: string,
  without: ReadonlySet<number>,
): Promise<ReadonlyMap<number, readonly KeptLink[]>> {
  type Number = number | null;
  const rows = await selectArrays<[string, number, Number, Number, Number, Number, Number, Number, Number]>(
    connection,
    `SELECT sw_code, TO_DAYS(trade_date), return_rate, total_capital, high_total_capital, low_total_capital,
      index_close, index_high, index_low FROM industry_daily WHERE trade_date >= ?`,
    [day],
  );
  const links = new Map<number, KeptLink[]>();
  for (const [code, at, returnRate, capital, highCapital, lowCapital, ...index] of rows) {
    if (without.has(at)) continue;
    const link = { code, returnRate, capital, highCapital, lowCapital, index };
    const day = links.get(at);
    if (day) day.push(link);
    else links.set(at, [link]);
  }
  return links;
}

/** The close of each index before a day. */
async function closesBefore(connection: Connection, day: string): Promise<Map<string, number>> {
  return new Map(
    await selectArrays<[string, number]>(
      connection,
      `SELECT own.sw_code, own.index_close FROM (
        SELECT sw_code, MAX(trade_date) AS day FROM industry_daily WHERE trade_date < ? GROUP BY sw_code
      ) last JOIN industry_daily own ON own.sw_code = last.sw_code AND own.trade_date = last.day`,
      [day],
    ),
  );
}

async function moveIndexes(connection: Connection, moved: readonly Cell[][]): Promise<void> {
  if (moved.length === 0) return;
  await connection.query(
    `CREATE TEMPORARY TABLE moved_index (sw_code VARCHAR(12), trade_date DATE, close DOUBLE, high DOUBLE, low DOUBLE)`,
  );
  await writeRows(
    connection,
    { table: 'moved_index', columns: ['sw_code', 'trade_date', 'close', 'high', 'low'] },
    moved,
  );
  await connection.query(
    `UPDATE moved_index moved JOIN industry_daily own USING (sw_code, trade_date)
      SET own.index_close = moved.close, own.index_high = moved.high, own.index_low = moved.low`,
  );
  await connection.query('DROP TEMPORARY TABLE moved_index');
}

const sameIndex = (values: IndexValues, before: readonly (number | null)[]): boolean =>
  values.every((value, at) => value === before[at]);
