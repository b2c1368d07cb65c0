import type { Connection } from 'mysql2/promise';
import { inTransaction } from '../../database/in-transaction.ts';
import { selectRows } from '../../database/select-rows.ts';
import { writeRows } from '../../database/write-rows.ts';
import { coverage, DAILY_COVERED, PERIODIC_COVERED } from '../../schema/derived/coverage.ts';
import { among } from '../among.ts';
import { changesOf, changesOfAny } from '../changed.ts';
import type { Changes, Derived } from '../derived.ts';
import { expectedOfMembers, tradedByDay } from './expected-daily.ts';
import { Listings } from '../listings.ts';
import { reportDeadline } from './report-deadline.ts';

/** Counts only days that changed; writes only the counts that differ. */
export const coverages: Derived = {
  table: coverage,
  version: 2,
  sources: ['security', ...DAILY_COVERED, ...PERIODIC_COVERED],
  async rebuild(connection, changes) {
    const before = await readCoverage(connection);
    const listings = await Listings.read(connection);
    const after = new Map<string, Counts>();
    let newest = '';
    for (const table of DAILY_COVERED) {
      const present = await presentByDay(connection, { table, before, changes });
      if (table === 'daily_bar') newest = [...present.keys()].at(-1) ?? '';
      const expected = await expectedByDay(connection, { table, present, before, changes, listings });
      for (const [day, count] of present) {
        after.set(key(table, day), { present: count, expected: expected.get(day) ?? 0 });
      }
    }
    for (const table of PERIODIC_COVERED) {
      for (const [period, present] of await countRows(connection, table, 'report_period')) {
        const deadline = reportDeadline(period);
        const isDue = deadline !== null && deadline <= newest;
        after.set(key(table, period), { present, expected: isDue ? listings.on(deadline) : 0 });
      }
    }
    await writeDifference(connection, before, after);
  },
};

interface Counts {
  readonly present: number;
  readonly expected: number;
}

type Coverage = ReadonlyMap<string, Counts>;

const key = (table: string, day: string): string => `${table} ${day}`;

async function readCoverage(connection: Connection): Promise<Coverage> {
  const rows = await selectRows<Counts & { table_name: string; day: string }>(
    connection,
    'SELECT table_name, day, present, expected FROM coverage',
  );
  return new Map(rows.map(({ table_name, day, ...counts }) => [key(table_name, day), counts]));
}

interface DailyCount {
  readonly table: (typeof DAILY_COVERED)[number];
  readonly before: Coverage;
  readonly changes: Changes;
}

/** The number of rows of each day that has any, in the order of days. */
async function presentByDay(
  connection: Connection,
  { table, before, changes }: DailyCount,
): Promise<ReadonlyMap<string, number>> {
  const { days } = changesOf(changes, table);
  if (days === null) return countRows(connection, table, 'trade_date');
  const changed = new Set(days);
  const kept = [...before].flatMap(([of, { present }]): [string, number][] => {
    const [name, day = ''] = of.split(' ');
    return name === table && !changed.has(day) ? [[day, present]] : [];
  });
  const counted = days.length === 0 ? [] : await countRows(connection, table, 'trade_date', days);
  return new Map([...kept, ...counted].sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function countRows(
  connection: Connection,
  table: string,
  column: string,
  days: readonly string[] | null = null,
): Promise<ReadonlyMap<string, number>> {
  const rows = await selectRows<{ day: string; present: number }>(
    connection,
    `SELECT ${column} AS day, COUNT(*) AS present FROM \`${table}\` WHERE ${among(column, days)}
      GROUP BY ${column} ORDER BY ${column}`,
  );
  return new Map(rows.map(({ day, present }) => [day, present]));
}

async function expectedByDay(
  connection: Connection,
  {
    table,
    present,
    before,
    changes,
    listings,
  }: DailyCount & { readonly present: ReadonlyMap<string, number>; readonly listings: Listings },
): Promise<ReadonlyMap<string, number>> {
  if (table === 'daily_bar') return new Map([...present.keys()].map((day) => [day, listings.on(day)]));
  const known = new Map(
    [...present.keys()].flatMap((day): [string, number][] => {
      const counts = before.get(key(table, day));
      return counts ? [[day, counts.expected]] : [];
    }),
  );
  if (table === 'money_flow') {
    const { days: changed } = changesOfAny(changes, [table, 'daily_bar']);
    return tradedByDay(connection, { present, known, changed });
  }
  return expectedOfMembers(connection, { table, present, known, changed: changesOf(changes, table).days });
}

async function writeDifference(connection: Connection, before: Coverage, after: Coverage): Promise<void> {
  const columns = coverage.columns.map(({ name }) => name);
  const cells = (of: string): string[] => of.split(' ');
  const gone = [...before.keys()].filter((of) => !same(before.get(of), after.get(of)));
  const fresh = [...after].filter(([of, counts]) => !same(counts, before.get(of)));
  await inTransaction(connection, async () => {
    for (const table of coverageTables(gone)) {
      const days = gone.map(cells).flatMap(([name, day = '']) => (name === table ? [day] : []));
      await connection.query(`DELETE FROM coverage WHERE table_name = ? AND ${among('day', days)}`, [table]);
    }
    const rows = fresh.map(([of, { present, expected }]) => [...cells(of), present, expected]);
    await writeRows(connection, { table: coverage.name, columns }, rows);
  });
}

const coverageTables = (keys: readonly string[]): ReadonlySet<string> =>
  new Set(keys.map((of) => of.split(' ')[0] ?? ''));

const same = (one: Counts | undefined, other: Counts | undefined): boolean =>
  one?.present === other?.present && one?.expected === other?.expected;
