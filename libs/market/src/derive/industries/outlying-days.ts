import type { Connection } from 'mysql2/promise';
import { selectRows } from '../../database/select-rows.ts';
import { listedOn } from '../../read/listed-on.ts';
import { among } from '../among.ts';
import { changesOf } from '../changed.ts';
import type { Changes } from '../derived.ts';

/**
 * Days on which a changed security has a bar without being listed: aggregates that included the bar are stale. A
 * bar that a corrected listing includes again counts from the next load of its day on.
 */
export async function outlyingDays(connection: Connection, changes: Changes): Promise<ReadonlySet<string>> {
  const { securities } = changesOf(changes, 'security');
  const rows = await selectRows<{ day: string }>(
    connection,
    `SELECT DISTINCT bar.trade_date AS day FROM security JOIN daily_bar bar ON bar.security_id = security.id
      WHERE ${among('security.id', securities)} AND NOT ${listedOn('security', 'bar.trade_date')}`,
  );
  return new Set(rows.map(({ day }) => day));
}
