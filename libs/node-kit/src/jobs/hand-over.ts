import type { JobSchema } from '@console/contract-core';
import type { DataSource } from 'typeorm';
import { tableName } from '../database/schema-name.ts';
import { BY_ID } from './job-row.ts';
import type { Handed, JobQueue } from './job-queue.ts';

/** A queued job that was handed over so long ago is handed over again: the queue may have lost it. */
const HAND_AGAIN_SECONDS = 8;
const MOST_AT_ONCE = 500;

export interface HandOverParts {
  readonly database: DataSource;
  readonly schema: JobSchema;
  readonly queue: JobQueue;
  /** One job only; else every job that is due. */
  readonly id?: string;
}

type DueRow = Handed & { readonly name: string; readonly priority: number };

/** Gives the queue what it lacks. Handing over twice is harmless: the queue knows each turn by its id. */
export async function handOver({ database, schema, queue, id }: HandOverParts): Promise<void> {
  const table = tableName(schema, 'job');
  let due: DueRow[];
  do {
    due = await database.query<DueRow[]>(
      `SELECT id, turn, name, priority FROM ${table}
       WHERE state = 'queued' AND due_at <= UTC_TIMESTAMP(3) ${id === undefined ? '' : 'AND id = ?'}
         AND (handed_at IS NULL OR handed_at < UTC_TIMESTAMP(3) - INTERVAL ${HAND_AGAIN_SECONDS} SECOND)
       ORDER BY priority, seq LIMIT ${MOST_AT_ONCE}`,
      id === undefined ? [] : [id],
    );
    if (due.length === 0) return;
    const ids = due.map((row) => row.id);
    // Marked first: once handed over, a row may be locked by the effect of its job, which nobody waits for.
    await database.query(
      `UPDATE ${table} ${BY_ID} SET handed_at = UTC_TIMESTAMP(3) WHERE state = 'queued' AND id IN (?)`,
      [ids],
    );
    try {
      await queue.hand(due);
    } catch (error) {
      await database.query(
        `UPDATE ${table} ${BY_ID} SET handed_at = NULL WHERE state = 'queued' AND id IN (?)`,
        [ids],
      );
      throw error;
    }
  } while (due.length === MOST_AT_ONCE);
}
