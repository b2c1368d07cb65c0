import type { Connection } from 'mysql2/promise';
import { selectRows } from '../../database/select-rows.ts';
import type { SnapshotRow } from '../../schema/snapshot-sql.ts';
import { FILE_TABLES } from '../../schema/tables.ts';
import { Difference, differenceName, ownerComment } from './difference.ts';
import { oldName, Staging, stagingName } from './staging.ts';

interface Leftover {
  readonly name: string;
  readonly comment: string;
}

/**
 * Completes or reverts what a killed import left between two steps, so that every table is as the record says; call
 * under the import lock, before records with status running are closed.
 */
export async function recoverTables(connection: Connection): Promise<void> {
  const left = new Map((await leftovers(connection)).map((one) => [one.name, one]));
  for (const table of FILE_TABLES) {
    const old = oldName(table.name);
    if (left.has(old)) await endSwap(connection, table.name);
    const difference = left.get(differenceName(table.name));
    if (difference) {
      const owner = await newest(connection, table.name);
      const isOnRecord = owner?.status === 'loaded' && difference.comment === ownerComment(owner.id);
      const twin = new Difference(connection, table);
      await (isOnRecord ? twin.keep() : twin.drop());
    }
    if (left.has(old) || left.has(stagingName(table.name))) await new Staging(connection, table).drop();
  }
}

/** Drops a table that was swapped in without being recorded as loaded; otherwise the one it replaced. */
async function endSwap(connection: Connection, table: string): Promise<void> {
  const load = await newest(connection, table);
  if (load?.status === 'running') {
    await connection.query(
      `RENAME TABLE \`${table}\` TO \`${stagingName(table)}\`, \`${oldName(table)}\` TO \`${table}\``,
    );
  } else {
    await connection.query(`DROP TABLE \`${oldName(table)}\``);
  }
}

async function newest(
  connection: Connection,
  table: string,
): Promise<Pick<SnapshotRow, 'id' | 'status'> | undefined> {
  const [load] = await selectRows<Pick<SnapshotRow, 'id' | 'status'>>(
    connection,
    'SELECT id, status FROM snapshot WHERE table_name = ? ORDER BY id DESC LIMIT 1',
    [table],
  );
  return load;
}

async function leftovers(connection: Connection): Promise<readonly Leftover[]> {
  return selectRows<Leftover>(
    connection,
    `SELECT TABLE_NAME AS name, TABLE_COMMENT AS comment FROM information_schema.TABLES
      WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME REGEXP '_(old|staging|difference)$'`,
  );
}
