import { tableName } from '@console/node-kit';
import type { DataSource } from 'typeorm';
import { ADJUSTING, type PanelSource } from './panel-source.ts';

/** Loads after one, up to and with another. */
export interface LoadSpan {
  readonly after: number;
  readonly through: number;
}

/** Tells whether what was read of a day before these loads may be another value since. */
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

/** What the importer records of a load. */
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
  const rows = await database.query<{ changes: string | null }[]>(
    `SELECT changes FROM ${tableName('market', 'snapshot')}
      WHERE table_name = ? AND id > ? AND id <= ? AND status IN ('loaded', 'undone')`,
    [table, after, through],
  );
  const changed = new Set<string>();
  for (const { changes } of rows) {
    const { days, securities } = (changes === null ? {} : JSON.parse(changes)) as Partial<Changes>;
    if (days?.length === 0 || securities?.length === 0) continue;
    if (!days) return null;
    for (const day of days) changed.add(day);
  }
  return changed;
}

/** Whether a release derived the factors in another way: the first half of a derived table’s hash says how. */
async function isAdjustedAnew(database: DataSource, { after, through }: LoadSpan): Promise<boolean> {
  const rows = await database.query<{ id: number; way: string }[]>(
    `SELECT id, LEFT(content_hash, 32) AS way FROM ${tableName('market', 'snapshot')}
      WHERE table_name = ? AND status = 'loaded' AND id <= ? ORDER BY id DESC`,
    [ADJUSTING, through],
  );
  const before = rows.find(({ id }) => id <= after);
  return rows.some(({ id, way }) => id > after && way !== before?.way);
}
