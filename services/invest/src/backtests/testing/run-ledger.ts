import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { JobState } from '@console/contract-core';
import { schemaName, tableName } from '@console/node-kit/database';
import type { ScratchData, WorkerProcess } from '@console/node-kit/testing';

/** The stored state of a run, read from the tables: needs no session and survives restarts of servers. */
export interface RunTrace {
  readonly state: JobState;
  readonly turn: number;
  readonly attempts: number;
  /** The host and process id of the worker that has it, or had it last. */
  readonly worker: string | null;
  /** The step that it reports. */
  readonly step: string | null;
  readonly error: string | null;
  readonly inputHash: string | null;
  readonly resultHash: string | null;
  /** The bytes of the report's JSON; null without a result, and before the run has ended. */
  readonly report: Buffer | null;
  /** How many committed results were stored for it; 0 before the run has ended. */
  readonly stored: number;
}

export interface RunLedger {
  /**
   * A table that storing a result writes last: while it is locked, a run waits in the transaction that locks its job.
   */
  readonly gate: string;
  trace(runId: number): Promise<RunTrace>;
  /**
   * Waits until `wanted` is true of a run, and fails when the run has ended otherwise or the worker has exited. Also
   * waits for a database that is unavailable meanwhile.
   */
  until(runId: number, wanted: (trace: RunTrace) => boolean, worker?: WorkerProcess): Promise<RunTrace>;
  ended(runId: number, state: JobState, worker?: WorkerProcess): Promise<RunTrace>;
  /** The notices that users got, oldest first. */
  notices(): Promise<readonly { readonly title: string; readonly text: string | null }[]>;
}

const unpack = promisify(gunzip);
/** The most polls, of 40 ms and an answer each: a test that needs more hangs. */
const MOST_POLLS = 2000;
const ENDED: readonly JobState[] = ['succeeded', 'failed', 'cancelled'];

type Row = Omit<RunTrace, 'report' | 'stored'>;

/** Counts from now on how often results are stored. */
export async function runLedger({ database }: Pick<ScratchData, 'database'>): Promise<RunLedger> {
  const result = tableName('invest', 'backtest_result');
  const stored = tableName('invest', 'stored_result');
  await database.query(`CREATE TABLE ${stored} (seq INT AUTO_INCREMENT PRIMARY KEY, run_id INT UNSIGNED)`);
  // Before an insert: that trigger also fires for an insert that becomes an update.
  await database.query(
    `CREATE TRIGGER \`${schemaName('invest')}\`.store_result BEFORE INSERT ON ${result}
      FOR EACH ROW INSERT INTO ${stored} (run_id) VALUES (NEW.run_id)`,
  );
  const trace: RunLedger['trace'] = async (runId) => {
    const [row] = await database.query<Row[]>(
      `SELECT j.state, j.turn, j.attempts, j.worker, j.error, r.input_hash AS inputHash,
         r.result_hash AS resultHash, JSON_UNQUOTE(JSON_EXTRACT(j.progress_detail, '$.text')) AS step
       FROM ${tableName('invest', 'backtest_run')} r JOIN ${tableName('invest', 'job')} j ON j.id = r.job_id
       WHERE r.id = ?`,
      [runId],
    );
    if (row === undefined) throw new Error(`there is no run ${runId}`);
    // A test may lock the results of a run in progress.
    if (!ENDED.includes(row.state)) return { ...row, report: null, stored: 0 };
    const [found] = await database.query<{ report: Buffer | null; stored: number | string }[]>(
      `SELECT (SELECT report FROM ${result} WHERE run_id = ?) AS report,
         (SELECT COUNT(*) FROM ${stored} WHERE run_id = ?) AS stored`,
      [runId, runId],
    );
    const report = found?.report ?? null;
    return { ...row, stored: Number(found?.stored), report: report && (await unpack(report)) };
  };
  const until: RunLedger['until'] = (runId, wanted, worker) => poll(() => trace(runId), wanted, worker);
  return {
    gate: stored,
    trace,
    until,
    ended: (runId, state, worker) => until(runId, (found) => found.state === state, worker),
    notices: () => database.query(`SELECT title, text FROM ${tableName('access', 'notice')} ORDER BY id`),
  };
}

async function poll(
  read: () => Promise<RunTrace>,
  wanted: (trace: RunTrace) => boolean,
  worker: WorkerProcess | undefined,
): Promise<RunTrace> {
  let last: unknown = null;
  for (let polls = 0; polls < MOST_POLLS; polls += 1) {
    const found = await read().catch((error: unknown) => {
      last = String(error);
      return null;
    });
    if (found !== null && wanted(found)) return found;
    if (found !== null) last = found;
    if (found !== null && ENDED.includes(found.state))
      throw new Error(`the run ended: ${found.state} ${found.error}, ${found.attempts} attempts`);
    worker?.check();
    await pause(40);
  }
  throw new Error(`the run is not as wanted yet: ${JSON.stringify(last)}`);
}
