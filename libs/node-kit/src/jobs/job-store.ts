import { shanghaiDateTime, type Clock, type JobProgressDetail, type JobSchema } from '@console/contract-core';
import type { DataSource, EntityManager } from 'typeorm';
import { tableName } from '../database/schema-name.ts';
import type { Handed } from './job-queue.ts';
import { tellSubmitter } from './job-notice.ts';
import { BY_ID } from './job-row.ts';
import { JobStopped } from './job-stopped.ts';
import { transact } from '../database/transact.ts';

/** A job whose worker was silent for so long is taken from it. */
const LEASE_SECONDS = 6;

/** What a worker holds of a running job. */
export interface Claim extends Handed {
  readonly tenantId: string;
  readonly name: string;
  readonly payload: string;
  readonly attempt: number;
  readonly maxAttempts: number;
}

export interface StoreParts {
  readonly schema: JobSchema;
  readonly database: DataSource;
  readonly clock: Clock;
  /** The process's name, as stored. */
  readonly worker: string;
}

const MINE = `WHERE id = ? AND state = 'running' AND turn = ?`;
/** Back to the queue as a new turn; a job that was asked to stop is cancelled instead. */
const QUEUE_AGAIN = `finished_at = IF(cancel_requested_at IS NULL, NULL, ?),
  state = IF(cancel_requested_at IS NULL, 'queued', 'cancelled'), turn = turn + 1, handed_at = NULL,
  heartbeat_at = NULL`;

/** The worker's side of the job table: every change names the turn it believes in. */
export class JobStore {
  private readonly table: string;

  constructor(private readonly parts: StoreParts) {
    this.table = tableName(parts.schema, 'job');
  }

  /**
   * Takes a queued job; null when it is finished, taken, of another turn, or of a name without `maxAttempts`,
   * which is a newer worker's.
   */
  async claim({ id, turn }: Handed, maxAttempts: (name: string) => number | null): Promise<Claim | null> {
    const [row] = await this.parts.database.query<ClaimRow[]>(
      `SELECT tenant_id, name, payload, attempts FROM ${this.table} WHERE id = ? AND turn = ? AND state = 'queued'`,
      [id, turn],
    );
    if (!row) return null;
    const most = maxAttempts(row.name);
    if (most === null) return null;
    const taken = await this.change(
      `state = 'running', attempts = attempts + 1, max_attempts = ?, worker = ?, started_at = ?,
         heartbeat_at = UTC_TIMESTAMP(3), progress = 0, progress_detail = NULL, error = NULL
       WHERE id = ? AND state = 'queued' AND turn = ?`,
      [most, this.parts.worker, this.now(), id, turn],
    );
    if (!taken) return null;
    const { tenant_id: tenantId, name, payload, attempts } = row;
    return { id, turn, tenantId, name, payload, attempt: attempts + 1, maxAttempts: most };
  }

  /** Lets a job that is not taken be handed over anew, without the wait. */
  async unhand({ id, turn }: Handed): Promise<void> {
    await this.change(`handed_at = NULL WHERE id = ? AND state = 'queued' AND turn = ?`, [id, turn]);
  }

  /** Renews the lease; says why the job has to stop, or null. */
  async beat({ id, turn }: Handed): Promise<'cancelled' | 'lost' | null> {
    if (!(await this.change(`heartbeat_at = UTC_TIMESTAMP(3) ${MINE}`, [id, turn]))) return 'lost';
    const [row] = await this.parts.database.query<{ asked: number }[]>(
      `SELECT cancel_requested_at IS NOT NULL AS asked FROM ${this.table} ${MINE}`,
      [id, turn],
    );
    return row?.asked ? 'cancelled' : null;
  }

  /** Locks the row for the effect's transaction, and renews the lease with it. Throws JobStopped. */
  async hold(manager: EntityManager, { id, turn }: Handed): Promise<void> {
    // All in the caller's transaction: another connection would wait for the lock this one takes.
    const [row] = await manager.query<{ asked: number }[]>(
      `SELECT cancel_requested_at IS NOT NULL AS asked FROM ${this.table} ${BY_ID} ${MINE} FOR UPDATE`,
      [id, turn],
    );
    if (!row || row.asked) throw new JobStopped(row ? 'cancelled' : 'lost');
    await manager.query(`UPDATE ${this.table} ${BY_ID} SET heartbeat_at = UTC_TIMESTAMP(3) ${MINE}`, [
      id,
      turn,
    ]);
  }

  progress({ id, turn }: Handed, share: number, detail: JobProgressDetail | undefined): Promise<boolean> {
    return this.change(`progress = ?, progress_detail = COALESCE(?, progress_detail) ${MINE}`, [
      share,
      detail === undefined ? null : JSON.stringify(detail),
      id,
      turn,
    ]);
  }

  succeed({ id, turn }: Handed, result: string): Promise<boolean> {
    const values = [result, this.now(), id, turn];
    return this.end(id, `state = 'succeeded', progress = 1, result = ?, finished_at = ? ${MINE}`, values);
  }

  fail({ id, turn }: Handed, error: string): Promise<boolean> {
    const values = [error.slice(0, MOST_ERROR), this.now(), id, turn];
    return this.end(id, `state = 'failed', error = ?, finished_at = ? ${MINE}`, values);
  }

  cancelled({ id, turn }: Handed): Promise<boolean> {
    return this.change(`state = 'cancelled', finished_at = ? ${MINE}`, [this.now(), id, turn]);
  }

  /** Queues a failed try again, not before `pauseMs` have passed. */
  again({ id, turn }: Handed, pauseMs: number): Promise<boolean> {
    return this.change(`${QUEUE_AGAIN}, due_at = UTC_TIMESTAMP(3) + INTERVAL ? MICROSECOND ${MINE}`, [
      this.now(),
      Math.round(pauseMs * 1000),
      id,
      turn,
    ]);
  }

  /** Queues a job that the process has no time for; the try does not count. */
  handBack({ id, turn }: Handed): Promise<boolean> {
    return this.change(`${QUEUE_AGAIN}, attempts = attempts - 1, due_at = UTC_TIMESTAMP(3) ${MINE}`, [
      this.now(),
      id,
      turn,
    ]);
  }

  /**
   * Takes the jobs of silent workers from them: queued again, or failed when they had their tries. Rows that
   * somebody holds are left alone: whoever locks them lives. Answers how many.
   */
  takeFromSilent(): Promise<number> {
    // Locks no gaps: what other workers start and renew meanwhile goes on.
    return transact(
      this.parts.database,
      async (manager) => {
        const rows = await manager.query<{ id: string; attempts: number; max_attempts: number }[]>(
          `SELECT id, attempts, max_attempts FROM ${this.table} WHERE state = 'running'
           AND heartbeat_at < UTC_TIMESTAMP(3) - INTERVAL ${LEASE_SECONDS} SECOND
         LIMIT 100 FOR UPDATE SKIP LOCKED`,
        );
        for (const { id, attempts, max_attempts: most } of rows) {
          const spent = attempts >= most;
          await manager.query(
            spent
              ? `UPDATE ${this.table} SET state = IF(cancel_requested_at IS NULL, 'failed', 'cancelled'),
                 error = ?, finished_at = ? WHERE id = ?`
              : `UPDATE ${this.table} SET ${QUEUE_AGAIN}, due_at = UTC_TIMESTAMP(3) WHERE id = ?`,
            spent ? [`执行进程 ${attempts} 次意外中断，不再重试`, this.now(), id] : [this.now(), id],
          );
          if (spent) await tellSubmitter(manager, this.parts, id);
        }
        return rows.length;
      },
      'READ COMMITTED',
    );
  }

  private now(): string {
    return shanghaiDateTime(this.parts.clock.now());
  }

  /** Ends a job and tells who submitted it, both or neither: who lost the job tells nobody anything. */
  private end(id: string, sql: string, values: readonly unknown[]): Promise<boolean> {
    return transact(this.parts.database, async (manager) => {
      const mine = await this.change(sql, values, manager);
      if (mine) await tellSubmitter(manager, this.parts, id);
      return mine;
    });
  }

  private async change(
    sql: string,
    values: readonly unknown[],
    manager: EntityManager = this.parts.database.manager,
  ): Promise<boolean> {
    const { affectedRows } = await manager.query<{ affectedRows: number }>(
      `UPDATE ${this.table} ${BY_ID} SET ${sql}`,
      [...values],
    );
    return affectedRows > 0;
  }
}

const MOST_ERROR = 1000;

interface ClaimRow {
  readonly tenant_id: string;
  readonly name: string;
  readonly payload: string;
  readonly attempts: number;
}
