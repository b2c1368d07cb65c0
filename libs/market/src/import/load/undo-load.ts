import type { Connection } from 'mysql2/promise';
import { selectRows } from '../../database/select-rows.ts';
import type { SnapshotRow } from '../../schema/snapshot-sql.ts';
import type { TableDefinition } from '../../schema/table-definition.ts';
import { ownerComment, retiredName, undoName } from './difference.ts';
import { quoted, RowSql } from './row-sql.ts';
import type { Snapshots } from './snapshots.ts';

export interface UndoParts {
  readonly connection: Connection;
  readonly snapshots: Snapshots;
}

/** Whether the difference that undoes a load still exists: a later load of the table replaces it. */
export async function canUndo(
  connection: Connection,
  { table, load }: { table: TableDefinition; load: SnapshotRow },
): Promise<boolean> {
  if (wasFirst(table, load)) return true;
  const rows = await selectRows(
    connection,
    `SELECT 1 FROM information_schema.TABLES
      WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = ? AND TABLE_COMMENT = ?`,
    [undoName(table.name), ownerComment(load.id)],
  );
  return rows.length > 0;
}

/** Makes a table what it was before its last load, and records it. Doing it twice is the same as once. */
export async function undoLoad(table: TableDefinition, load: SnapshotRow, parts: UndoParts): Promise<void> {
  const { connection, snapshots } = parts;
  // TRUNCATE commits by itself: when stopped before the record, the undo is done again.
  if (wasFirst(table, load)) await connection.query(`TRUNCATE TABLE \`${table.name}\``);
  await connection.beginTransaction();
  try {
    if (!wasFirst(table, load)) await applyBackwards(connection, table);
    const reversed = { inserted: load.deleted_rows ?? 0, deleted: load.inserted_rows ?? 0 };
    await snapshots.undone(load, await snapshots.rowsAfter(table, reversed));
    await connection.commit();
  } catch (error) {
    await connection.rollback();
    throw error;
  }
  await connection.query(`DROP TABLE IF EXISTS \`${undoName(table.name)}\``);
}

/** Every row came with the load, so that none remain without it. Only surrogate ids have to be kept. */
function wasFirst({ surrogate }: TableDefinition, load: SnapshotRow): boolean {
  return !surrogate && load.table_rows === load.inserted_rows && load.deleted_rows === 0;
}

async function applyBackwards(connection: Connection, table: TableDefinition): Promise<void> {
  const sql = new RowSql(table);
  const undo = sql.from(undoName(table.name), 'd');
  if (table.surrogate) {
    const identity = quoted(['id', ...table.key]);
    await connection.query(
      `INSERT IGNORE INTO \`${retiredName(table.name)}\` (${identity})
        SELECT ${identity} FROM ${undo} WHERE d.change_kind = 'inserted'`,
    );
  }
  await connection.query(`DELETE t FROM ${undo} ${sql.lookUp('t', 'd')} WHERE d.change_kind = 'inserted'`);
  if (sql.others.length > 0) {
    await connection.query(
      `UPDATE ${undo} ${sql.lookUp('t', 'd')} SET ${sql.assign('t', 'd')} WHERE d.change_kind = 'updated'`,
    );
  }
  await connection.query(
    `INSERT INTO \`${table.name}\` (${quoted(sql.all)})
      SELECT ${quoted(sql.all)} FROM ${undo} WHERE d.change_kind = 'deleted'`,
  );
}
