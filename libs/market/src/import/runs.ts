import { shanghaiDateTime, type Clock } from '@console/contract-core';
import type { Connection, ResultSetHeader } from 'mysql2/promise';
import { selectRows } from '../database/select-rows.ts';
import type { ImportRunRow, SnapshotRow } from '../schema/snapshot-sql.ts';
import { FILE_TABLES } from '../schema/tables.ts';

const MESSAGE_SIZE = 500;
const INTERRUPTED = 'interrupted';

export interface NewRun {
  readonly source: string;
  readonly folder: string;
  readonly demo: boolean;
  readonly startedBy: string | null;
  readonly jobId: string | null;
}

export interface ImportRun extends ImportRunRow {
  /** Its effect on each table, in order; derived tables are not included. */
  readonly loads: readonly SnapshotRow[];
}

/** The record of imports, one per folder. */
export class Runs {
  constructor(
    private readonly connection: Connection,
    private readonly clock: Clock,
  ) {}

  /** Closes runs with status running, which were killed; call under the import lock. */
  async closeInterrupted(): Promise<void> {
    await this.connection.query(
      `UPDATE snapshot SET status = 'failed', message = ?, finished_at = ? WHERE status = 'running'`,
      [INTERRUPTED, this.now()],
    );
    await this.connection.query(
      `UPDATE import_run SET message = ?, finished_at = ?, status = IF(
          EXISTS (SELECT 1 FROM snapshot WHERE run_id = import_run.id AND status = 'loaded'), 'partly', 'failed')
        WHERE status = 'running'`,
      [INTERRUPTED, this.now()],
    );
  }

  async begin({ source, folder, demo, startedBy, jobId }: NewRun): Promise<number> {
    const [result] = await this.connection.query<ResultSetHeader>(
      `INSERT INTO import_run (source, folder, is_demo, status, started_by, job_id, started_at)
        VALUES (?, ?, ?, 'running', ?, ?, ?)`,
      [source, folder.slice(-MESSAGE_SIZE), demo, startedBy, jobId, this.now()],
    );
    return result.insertId;
  }

  async end(id: number, status: 'loaded' | 'partly' | 'failed', message: string | null): Promise<void> {
    await this.connection.query(
      'UPDATE import_run SET status = ?, message = ?, finished_at = ? WHERE id = ?',
      [status, message?.slice(0, MESSAGE_SIZE) ?? null, this.now(), id],
    );
  }

  async beginUndo(id: number): Promise<void> {
    await this.connection.query('UPDATE import_run SET undo_started_at = ? WHERE id = ?', [this.now(), id]);
  }

  async endUndo(id: number): Promise<void> {
    await this.connection.query(`UPDATE import_run SET status = 'undone' WHERE id = ?`, [id]);
  }

  /** The run whose undo began and did not end. */
  async halfUndone(): Promise<ImportRun | null> {
    return this.one(`undo_started_at IS NOT NULL AND status <> 'undone'`);
  }

  /** The newest run that changed a table and was not undone. */
  async lastLoaded(): Promise<ImportRun | null> {
    return this.one(
      `EXISTS (SELECT 1 FROM snapshot WHERE run_id = import_run.id AND status = 'loaded'
        AND table_name IN (${FILE_TABLE_NAMES}))`,
    );
  }

  /** The newest runs, newest first. */
  async latest(count: number): Promise<readonly ImportRun[]> {
    const runs = await selectRows<ImportRunRow>(
      this.connection,
      'SELECT * FROM import_run ORDER BY id DESC LIMIT ?',
      [count],
    );
    const oldest = runs.at(-1)?.id;
    if (oldest === undefined) return [];
    const loads = await selectRows<SnapshotRow>(
      this.connection,
      `SELECT * FROM snapshot WHERE run_id >= ? AND table_name IN (${FILE_TABLE_NAMES}) ORDER BY id`,
      [oldest],
    );
    return runs.map((run) => ({ ...run, loads: loads.filter(({ run_id }) => run_id === run.id) }));
  }

  private async one(condition: string): Promise<ImportRun | null> {
    const [run] = await selectRows<ImportRunRow>(
      this.connection,
      `SELECT * FROM import_run WHERE ${condition} ORDER BY id DESC LIMIT 1`,
    );
    if (!run) return null;
    const loads = await selectRows<SnapshotRow>(
      this.connection,
      `SELECT * FROM snapshot WHERE run_id = ? AND table_name IN (${FILE_TABLE_NAMES}) ORDER BY id`,
      [run.id],
    );
    return { ...run, loads };
  }

  private now(): string {
    return shanghaiDateTime(this.clock.now());
  }
}

const FILE_TABLE_NAMES = FILE_TABLES.map(({ name }) => `'${name}'`).join(', ');
