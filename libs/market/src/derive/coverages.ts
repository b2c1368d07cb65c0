import type { Connection } from 'mysql2/promise';
import { inTransaction } from '../database/in-transaction.ts';
import { selectRows } from '../database/select-rows.ts';
import { writeRows } from '../database/write-rows.ts';
import { coverage, DAILY_COVERED, PERIODIC_COVERED } from '../schema/derived/coverage.ts';
import { among } from './among.ts';
import { changesOf } from './changed.ts';
import type { Changes, Derived } from './derived.ts';
import { Listings } from './listings.ts';
import { reportDeadline } from './report-deadline.ts';

/** Counts only days that changed; writes only what came out different. */
export const coverages: Derived = {
  table: coverage,
  version: 1,
  sources: ['security', ...DAILY_COVERED, ...PERIODIC_COVERED],
  async rebuild(connection, changes) {
    const before = await readCoverage(connection);
    const listings = await Listings.read(connection);
    const after = new Map<string, Counts>();
    let newest = '';
    for (const table of DAILY_COVERED) {
      const days = await presentByDay(connection, { table, before, changes });
      if (table === 'daily_bar') newest = [...days.keys()].at(-1) ?? '';
      const expected =
        table === 'daily_bar'
          ? new Map([...days.keys()].map((day) => [day, listings.on(day)]))
          : await stillListed(connection, { table, days, before, changes });
      for (const [day, present] of days)
        after.set(key(table, day), { present, expected: expected.get(day) ?? 0 });
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
  readonly table: string;
  readonly before: Coverage;
  readonly changes: Changes;
}

/** Rows of each day that has any, in the order of days. */
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

/** For each day of a table, how many securities of its day before are still listed. */
async function stillListed(
  connection: Connection,
  { table, days, before, changes }: DailyCount & { readonly days: ReadonlyMap<string, number> },
): Promise<ReadonlyMap<string, number>> {
  const changed = changesOf(changes, table).days;
  const listingsChanged = changesOf(changes, 'security').securities?.length !== 0;
  const ordered = [...days.keys()];
  const expected = new Map<string, number>();
  for (const [at, day] of ordered.entries()) {
    const previous = ordered[at - 1];
    const known = before.get(key(table, day))?.expected;
    // A day that vanished between the two changes the pair as well: it is among the changed.
    const pairChanged =
      changed?.some((one) => previous !== undefined && one >= previous && one <= day) ?? true;
    if (previous === undefined) expected.set(day, days.get(day) ?? 0);
    else if (known !== undefined && !listingsChanged && !pairChanged) expected.set(day, known);
    else expected.set(day, await countStillListed(connection, table, { previous, day }));
  }
  return expected;
}

async function countStillListed(
  connection: Connection,
  table: string,
  { previous, day }: { previous: string; day: string },
): Promise<number> {
  const rows = await selectRows<{ present: number }>(
    connection,
    `SELECT COUNT(*) AS present FROM \`${table}\` own JOIN security ON security.id = own.security_id
      WHERE own.trade_date = ? AND (security.delist_date IS NULL OR security.delist_date > ?)`,
    [previous, day],
  );
  return rows[0]?.present ?? 0;
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
