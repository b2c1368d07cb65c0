import type { Connection } from 'mysql2/promise';
import { selectRows } from '../../database/select-rows.ts';
import { listedOn } from '../../read/listed-on.ts';
import { among } from '../among.ts';
import { changesOf } from '../changed.ts';
import type { Changes } from '../derived.ts';

/**
 * Days with a bar of a security that is not listed on them, of those securities that changed: what was formed of the
 * day with it is stale. A bar that a corrected listing takes in again counts from the next load of its day on.
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
