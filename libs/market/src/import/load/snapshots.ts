import { shanghaiDateTime, type Clock } from '@console/contract-core';
import type { Connection, ResultSetHeader } from 'mysql2/promise';
import { selectRows } from '../../database/select-rows.ts';
import type { TableDefinition } from '../../schema/table-definition.ts';
import type { SnapshotRow } from '../../schema/snapshot-sql.ts';
import { ALL_CHANGED, unionOf, type TableChanges } from './changes.ts';
import type { Tally } from '../files/table-rows.ts';

const MESSAGE_SIZE = 500;

export interface NewSnapshot {
  readonly table: string;
  /** Null for derived tables. */
  readonly run?: number | null;
  readonly source: string;
  readonly demo: boolean;
  readonly hash: string;
}

/** The effect of a load on its table. */
export interface LoadEffect {
  /** The rows of the table after it. */
  readonly tableRows: number;
  readonly inserted: number;
  readonly updated: number;
  readonly deleted: number;
  readonly changes: TableChanges;
}

/** The record of loads. */
export class Snapshots {
  constructor(
    private readonly connection: Connection,
    private readonly clock: Clock,
  ) {}

  /** Whether the mart contains demo data; null when it is empty. */
  async holdsDemo(): Promise<boolean | null> {
    const rows = await selectRows<Pick<SnapshotRow, 'is_demo'>>(
      this.connection,
      `SELECT is_demo FROM snapshot WHERE status = 'loaded' ORDER BY id DESC LIMIT 1`,
    );
    return rows[0] ? rows[0].is_demo === 1 : null;
  }

  /** The content hash of the table's last load. */
  async loadedHash(table: string): Promise<string | null> {
    const rows = await selectRows<Pick<SnapshotRow, 'content_hash'>>(
      this.connection,
      `SELECT content_hash FROM snapshot WHERE table_name = ? AND status = 'loaded' ORDER BY id DESC LIMIT 1`,
      [table],
    );
    return rows[0]?.content_hash ?? null;
  }

  /** The newest load of each table that succeeded, in the tables' order: null for one without. */
  async loadedIds(tables: readonly string[]): Promise<readonly (number | null)[]> {
    const rows = await selectRows<{ table_name: string; id: number }>(
      this.connection,
      `SELECT table_name, MAX(id) AS id FROM snapshot WHERE status = 'loaded' GROUP BY table_name`,
    );
    return tables.map((table) => rows.find(({ table_name }) => table_name === table)?.id ?? null);
  }

  /**
   * The changes of tables by loads and undos after the snapshot: an entry for each table that was touched; all of
   * every table when there is no snapshot to continue from. `through` is the snapshot to continue from next time.
   */
  async changesSince(
    tables: readonly string[],
    snapshotId: number | null,
  ): Promise<{ through: number; changes: ReadonlyMap<string, TableChanges> }> {
    const rows = await selectRows<Pick<SnapshotRow, 'id' | 'table_name' | 'changes'>>(
      this.connection,
      `SELECT id, table_name, changes FROM snapshot
        WHERE id > ? AND status IN ('loaded', 'undone') AND table_name IN (${tables.map(() => '?').join(', ')})
        ORDER BY id`,
      [snapshotId ?? 0, ...tables],
    );
    const through = rows.at(-1)?.id ?? snapshotId ?? 0;
    if (snapshotId === null)
      return { through, changes: new Map(tables.map((table) => [table, ALL_CHANGED])) };
    const parts = new Map<string, TableChanges[]>();
    for (const { table_name, changes } of rows) {
      parts.set(table_name, [...(parts.get(table_name) ?? []), changesOf(changes)]);
    }
    return { through, changes: new Map([...parts].map(([table, own]) => [table, unionOf(own)])) };
  }

  async begin({ table, run = null, source, demo, hash }: NewSnapshot): Promise<number> {
    const [result] = await this.connection.query<ResultSetHeader>(
      `INSERT INTO snapshot (table_name, run_id, source, is_demo, loaded_rows, skipped_rows, rejected_rows,
        status, content_hash, started_at) VALUES (?, ?, ?, ?, 0, 0, 0, 'running', ?, ?)`,
      [table, run, source, demo, hash, this.now()],
    );
    return result.insertId;
  }

  async end(
    id: number,
    status: 'loaded' | 'failed',
    { tally, message, effect }: { tally: Tally; message: string | null; effect?: LoadEffect },
  ): Promise<void> {
    await this.connection.query(
      `UPDATE snapshot SET status = ?, message = ?, as_of = ?, loaded_rows = ?, skipped_rows = ?,
        rejected_rows = ?, table_rows = ?, inserted_rows = ?, updated_rows = ?, deleted_rows = ?, changes = ?,
        finished_at = ? WHERE id = ?`,
      [
        status,
        message?.slice(0, MESSAGE_SIZE) ?? null,
        tally.asOf || null,
        status === 'loaded' ? tally.rows : 0,
        tally.skipped,
        tally.rejected,
        effect?.tableRows ?? null,
        effect?.inserted ?? null,
        effect?.updated ?? null,
        effect?.deleted ?? null,
        effect ? JSON.stringify(effect.changes) : null,
        this.now(),
        id,
      ],
    );
  }

  /**
   * The number of rows of the table after the changes, which are already made. A table partitioned by years is not
   * counted again.
   */
  async rowsAfter(
    { name, yearly }: TableDefinition,
    { inserted, deleted }: { readonly inserted: number; readonly deleted: number },
  ): Promise<number> {
    const [known] = await selectRows<{ rows: number }>(
      this.connection,
      `SELECT table_rows AS \`rows\` FROM snapshot WHERE table_name = ? AND table_rows IS NOT NULL
        AND (status = 'loaded' OR undoes_id IS NOT NULL) ORDER BY id DESC LIMIT 1`,
      [name],
    );
    if (yearly && known) return known.rows + inserted - deleted;
    const [counted] = await selectRows<{ rows: number }>(
      this.connection,
      `SELECT COUNT(*) AS \`rows\` FROM \`${name}\``,
    );
    return counted?.rows ?? 0;
  }

  /** Records that a load is undone, as a change of its own. */
  async undone(load: SnapshotRow, tableRows: number): Promise<void> {
    await this.connection.query(`UPDATE snapshot SET status = 'undone' WHERE id = ?`, [load.id]);
    await this.connection.query(
      `INSERT INTO snapshot (table_name, run_id, source, is_demo, loaded_rows, skipped_rows, rejected_rows, status,
        content_hash, started_at, finished_at, table_rows, inserted_rows, updated_rows, deleted_rows, changes,
        undoes_id)
      SELECT table_name, run_id, source, is_demo, 0, 0, 0, 'undone', content_hash, ?, ?, ?, deleted_rows,
        updated_rows, inserted_rows, changes, id FROM snapshot WHERE id = ?`,
      [this.now(), this.now(), tableRows, load.id],
    );
  }

  private now(): string {
    return shanghaiDateTime(this.clock.now());
  }
}

/** A load from before changes were recorded may have touched anything. */
function changesOf(recorded: string | null): TableChanges {
  return recorded === null ? ALL_CHANGED : (JSON.parse(recorded) as TableChanges);
}
