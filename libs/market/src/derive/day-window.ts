import type { Connection } from 'mysql2/promise';
import { inTransaction } from '../database/in-transaction.ts';
import { selectRows } from '../database/select-rows.ts';
import { writeRows, type Cell } from '../database/write-rows.ts';
import { among } from './among.ts';
import { changesOf } from './changed.ts';
import type { Changes } from './derived.ts';
import { outlyingDays } from './industries/outlying-days.ts';

export interface WindowSources {
  /** A change of a day makes that day stale. */
  readonly daily: readonly string[];
  /** A change of a period or announcement makes every day from it on stale. */
  readonly periodic: readonly string[];
  /** A change makes every day stale. */
  readonly whole: readonly string[];
}

/** The table of securities, which says who is listed on a day: such tables are formed from listed ones only. */
export const LISTING_SOURCES = ['security'];

/** What a table that keeps the days of a window needs. */
export interface DayPlan {
  /** Days to compute again: stale ones, and those the table lacks. Ascending. */
  readonly stale: readonly string[];
  /** Days to delete from the table. */
  readonly gone: readonly string[];
}

export async function planDays(
  connection: Connection,
  changes: Changes,
  { table, window, sources }: { table: string; window: readonly string[]; sources: WindowSources },
): Promise<DayPlan> {
  const isStale = (day: string): boolean =>
    sources.whole.some((source) => changesOf(changes, source).days?.length !== 0) ||
    sources.daily.some((source) => changesOf(changes, source).days?.includes(day) ?? true) ||
    sources.periodic.some((source) => startsBy(changesOf(changes, source).days, day));
  const rows = await selectRows<{ day: string }>(
    connection,
    `SELECT DISTINCT trade_date AS day FROM \`${table}\``,
  );
  const there = new Set(rows.map(({ day }) => day));
  const fresh = window.filter((day) => there.has(day) && !isStale(day));
  const outlying = fresh.length === 0 ? NO_DAYS : await outlyingDays(connection, changes);
  const stale = window.filter((day) => !fresh.includes(day) || outlying.has(day));
  const kept = new Set(window.filter((day) => !stale.includes(day)));
  return { stale, gone: [...there].filter((day) => !kept.has(day)) };
}

const NO_DAYS: ReadonlySet<string> = new Set();

const startsBy = (days: readonly string[] | null, day: string): boolean =>
  days === null || (days[0] !== undefined && days[0] <= day);

/** Deletes the outdated rows and writes the new ones, in one transaction. */
export async function replaceDays(
  connection: Connection,
  { table, columns, gone }: { table: string; columns: readonly string[]; gone: readonly string[] },
  chunks: AsyncIterable<Iterable<readonly Cell[]>>,
): Promise<void> {
  await inTransaction(connection, async () => {
    await connection.query(`DELETE FROM \`${table}\` WHERE ${among('trade_date', gone)}`);
    for await (const rows of chunks) await writeRows(connection, { table, columns }, rows);
  });
}

/** Neighbouring days of a list, a few at a time. */
export function* fewDays(days: readonly string[], size = 10): Generator<readonly string[]> {
  for (let at = 0; at < days.length; at += size) yield days.slice(at, at + size);
}
