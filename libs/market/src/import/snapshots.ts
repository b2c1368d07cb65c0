import { shanghaiDateTime, type Clock } from '@console/contract-core';
import type { Connection, ResultSetHeader } from 'mysql2/promise';
import { selectRows } from '../database/select-rows.ts';
import type { SnapshotRow } from '../schema/snapshot-sql.ts';
import type { Tally } from './table-rows.ts';

const MESSAGE_SIZE = 500;

export interface NewSnapshot {
  readonly table: string;
  readonly source: string;
  readonly demo: boolean;
  readonly hash: string;
}

/** The record of loads. */
export class Snapshots {
  constructor(
    private readonly connection: Connection,
    private readonly clock: Clock,
  ) {}

  /** Call under the import lock: whatever still says running was killed. */
  async closeInterrupted(): Promise<void> {
    await this.connection.query(
      `UPDATE snapshot SET status = 'failed', message = 'interrupted', finished_at = ? WHERE status = 'running'`,
      [this.now()],
    );
  }

  /** Whether the mart holds demo data; null when it is empty. */
  async holdsDemo(): Promise<boolean | null> {
    const rows = await selectRows<Pick<SnapshotRow, 'is_demo'>>(
      this.connection,
      `SELECT is_demo FROM snapshot WHERE status = 'loaded' ORDER BY id DESC LIMIT 1`,
    );
    return rows[0] ? rows[0].is_demo === 1 : null;
  }

  /** The hash of what the table holds since its last load. */
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

  async begin({ table, source, demo, hash }: NewSnapshot): Promise<number> {
    const [result] = await this.connection.query<ResultSetHeader>(
      `INSERT INTO snapshot (table_name, source, is_demo, loaded_rows, skipped_rows, rejected_rows, status,
        content_hash, started_at) VALUES (?, ?, ?, 0, 0, 0, 'running', ?, ?)`,
      [table, source, demo, hash, this.now()],
    );
    return result.insertId;
  }

  async end(
    id: number,
    status: 'loaded' | 'failed',
    { tally, message }: { tally: Tally; message: string | null },
  ): Promise<void> {
    await this.connection.query(
      `UPDATE snapshot SET status = ?, message = ?, as_of = ?, loaded_rows = ?, skipped_rows = ?,
        rejected_rows = ?, finished_at = ? WHERE id = ?`,
      [
        status,
        message?.slice(0, MESSAGE_SIZE) ?? null,
        tally.asOf || null,
        status === 'loaded' ? tally.rows : 0,
        tally.skipped,
        tally.rejected,
        this.now(),
        id,
      ],
    );
  }

  private now(): string {
    return shanghaiDateTime(this.clock.now());
  }
}
