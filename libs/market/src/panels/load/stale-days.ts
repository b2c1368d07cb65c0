import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { martQueries } from '../../read/mart-queries.ts';
import { ADJUSTING, type PanelSource } from '../panel-source.ts';

/** The loads after one, up to and including another. */
export interface LoadSpan {
  readonly after: number;
  readonly through: number;
}

/** Returns a function that says whether the value of a day, read before these loads, may have changed since. */
export async function staleDays(
  database: DataSource,
  { indicator, isAdjusted }: PanelSource,
  span: LoadSpan,
): Promise<(day: string) => boolean> {
  const changed = await changedDays(database, indicator.table, span);
  if (changed === null || (isAdjusted && (await isAdjustedAnew(database, span)))) return () => true;
  if (!isAdjusted) return (day) => changed.has(day);
  const first = [...changed].sort()[0];
  return (day) => first !== undefined && day >= first;
}

/** The changes that the importer records of a load. */
interface Changes {
  readonly days: readonly string[] | null;
  readonly securities: readonly number[] | null;
}

/** The days of the table that the loads changed; null when that may be all of them. */
async function changedDays(
  database: DataSource,
  table: string,
  { after, through }: LoadSpan,
): Promise<ReadonlySet<string> | null> {
  const rows = await martQueries(database)
    .selectFrom('market.snapshot')
    .select('changes')
    .where('table_name', '=', table)
    .where('id', '>', after)
    .where('id', '<=', through)
    .where('status', 'in', ['loaded', 'undone'])
    .execute();
  const changed = new Set<string>();
  for (const { changes } of rows) {
    const { days, securities } = (changes === null ? {} : JSON.parse(changes)) as Partial<Changes>;
    if (days?.length === 0 || securities?.length === 0) continue;
    if (!days) return null;
    for (const day of days) changed.add(day);
  }
  return changed;
}

/** Whether a release derived the factors in another way, which changes the first half of a derived table’s hash. */
async function isAdjustedAnew(database: DataSource, { after, through }: LoadSpan): Promise<boolean> {
  const rows = await martQueries(database)
    .selectFrom('market.snapshot')
    .select(({ ref }) => ['id', sql<string>`LEFT(${ref('content_hash')}, 32)`.as('way')])
    .where('table_name', '=', ADJUSTING)
    .where('status', '=', 'loaded')
    .where('id', '<=', through)
    .orderBy('id', 'desc')
    .execute();
  const before = rows.find(({ id }) => id <= after);
  return rows.some(({ id, way }) => id > after && way !== before?.way);
}
