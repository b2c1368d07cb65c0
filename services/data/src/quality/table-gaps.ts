import { gaps } from '@console/market/read';
import type { CoveredTable } from '@console/market/schema';
import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import { queries } from '../queries.ts';

export interface TableGaps {
  /** The number of days with fewer rows than expected, open days without any among them. */
  readonly gapDays: number;
  /** The expected minus the present number on the newest day counted. */
  readonly missingNow: number;
}

/** The gaps of the tables whose rows are counted by day. */
export async function tableGaps(database: DataSource): Promise<ReadonlyMap<string, TableGaps>> {
  const newest = await queries(database)
    .selectFrom((e) =>
      e
        .selectFrom('market.coverage')
        .groupBy('table_name')
        .select(({ fn }) => ['table_name', fn.max('day').as('day')])
        .as('n'),
    )
    .innerJoin('market.coverage as c', (on) =>
      on.onRef('c.table_name', '=', 'n.table_name').onRef('c.day', '=', 'n.day'),
    )
    .select(({ ref }) => [
      ref('c.table_name').$castTo<CoveredTable>().as('table'),
      sql<number | string>`GREATEST(${ref('c.expected')} - ${ref('c.present')}, 0)`.as('missing'),
    ])
    .execute();
  const counted = new Map<string, TableGaps>();
  for (const { table, missing } of newest) {
    const days = await gaps(database, table);
    counted.set(table, { gapDays: days.length, missingNow: Number(missing) });
  }
  return counted;
}
