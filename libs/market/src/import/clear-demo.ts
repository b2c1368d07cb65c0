import type { Clock } from '@console/contract-core';
import { selectRows } from '../database/select-rows.ts';
import { security } from '../schema/reference/security.ts';
import { MARKET_TABLES } from '../schema/tables.ts';
import { openMart } from './open-mart.ts';

export interface ClearDemoOptions {
  /** An account that may create, alter and drop tables of the market schema. */
  readonly url: string;
  readonly clock: Clock;
  /** How long to wait for another import. Default 30. */
  readonly lockSeconds?: number;
}

/**
 * Empties a mart of its demo data, so that other demo data can be loaded; throws when the mart has real data.
 * Securities stay, because records of staff refer to their ids. Killed in between, it can be run again: the record
 * of loads, which says that there is demo data, is deleted last.
 */
export async function clearDemo({ url, clock, lockSeconds }: ClearDemoOptions): Promise<void> {
  const { connection, snapshots, recover } = await openMart({ url, clock, lockSeconds: lockSeconds ?? 30 });
  try {
    if ((await snapshots.holdsDemo()) === false)
      throw new Error('the mart contains real data, which is not cleared');
    await recover();
    const undoTables = await selectRows<{ name: string }>(
      connection,
      `SELECT TABLE_NAME AS name FROM information_schema.TABLES
        WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME LIKE '%\\_undo'`,
    );
    for (const { name } of undoTables) await connection.query(`DROP TABLE \`${name}\``);
    const filled = MARKET_TABLES.filter((table) => table !== security).map(({ name }) => name);
    for (const name of [...filled, 'panel_block']) await connection.query(`TRUNCATE TABLE \`${name}\``);
    for (const name of ['import_run', 'snapshot']) await connection.query(`TRUNCATE TABLE \`${name}\``);
  } finally {
    await connection.end();
  }
}
