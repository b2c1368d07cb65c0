import { createHash, randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { BacktestReport } from '@console/contract-invest';
import { eventually } from '../suite/eventually.ts';
import type { HttpSession } from '../suite/http-session.ts';
import { rows, withTableHeld } from '../suite/suite.ts';

/** A run with its job in the database. */
export interface KeptRun {
  readonly id: number;
  readonly jobId: string;
  readonly state: string;
  readonly formula: string;
  /** JSON */
  readonly params: string;
  readonly paramsHash: string;
  readonly inputHash: string;
  readonly resultHash: string | null;
  readonly snapshotId: number;
  readonly asOf: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly effectiveStart: string;
  readonly effectiveEnd: string;
  readonly tradingDays: number;
  readonly askedDays: number;
  readonly rowsKept: number;
  readonly rankIcMean: number | null;
  readonly icir: number | null;
  readonly longShortAnnual: number | null;
  readonly topTurnover: number | null;
  readonly codeVersion: string;
  readonly repeatsId: number | null;
  readonly firstDifference: string | null;
}

/** The longest time for a run to wait for earlier ones and compute, on a busy machine. */
const PATIENCE_MS = 60_000;

export async function keptRun(id: number): Promise<KeptRun> {
  const [run] = await rows<KeptRun>(
    `SELECT r.id, r.job_id AS jobId, j.state, r.formula, r.params, r.params_hash AS paramsHash,
            r.input_hash AS inputHash, r.result_hash AS resultHash, r.snapshot_id AS snapshotId, r.as_of AS asOf,
            r.start_date AS startDate, r.end_date AS endDate, r.trading_days AS tradingDays,
            r.effective_start AS effectiveStart, r.effective_end AS effectiveEnd, r.asked_days AS askedDays, r.rows_kept AS rowsKept,
            r.rank_ic_mean AS rankIcMean, r.icir, r.long_short_annual AS longShortAnnual,
            r.top_turnover AS topTurnover, r.code_version AS codeVersion, r.repeats_id AS repeatsId,
            r.first_difference AS firstDifference
       FROM {invest}.backtest_run r JOIN {invest}.job j ON j.id = r.job_id WHERE r.id = ?`,
    [id],
  );
  if (!run) throw new Error(`no run ${id}`);
  return run;
}

/** The run, once it has ended in any state. */
export const endedRun = (id: number): Promise<KeptRun> =>
  eventually(
    () => keptRun(id),
    ({ state }) => state !== 'queued' && state !== 'running',
    PATIENCE_MS,
  );

/** The stored report of a run, and the digest of its text. */
export async function keptReport(id: number): Promise<{ report: BacktestReport; digest: string }> {
  const [row] = await rows<{ report: Buffer }>(
    'SELECT report FROM {invest}.backtest_result WHERE run_id = ?',
    [id],
  );
  if (!row) throw new Error(`run ${id} has no result`);
  const text = gunzipSync(row.report).toString('utf8');
  return {
    report: JSON.parse(text) as BacktestReport,
    digest: createHash('sha256').update(text).digest('hex'),
  };
}

/** Queues a run by a direct call and returns its id. */
export async function submitRun(
  session: HttpSession,
  factorFormId: number,
  params: object = {},
): Promise<number> {
  const { associationId } = await session.result<{ associationId: number }>(
    '/api/factor/backtesting/update-run-in-background',
    { body: { factorFormId, params }, headers: { 'idempotency-key': randomUUID() } },
  );
  return associationId;
}

/** A run that has succeeded. */
export async function succeededRun(
  session: HttpSession,
  factorFormId: number,
  params: object = {},
): Promise<KeptRun> {
  const run = await endedRun(await submitRun(session, factorFormId, params));
  if (run.state !== 'succeeded') throw new Error(`run ${run.id} ended ${run.state}`);
  return run;
}

/** An index as benchmark of portfolios. */
export async function anyBenchmark(): Promise<{ readonly code: string; readonly name: string }> {
  const [index] = await rows<{ code: string; name: string }>(
    `SELECT p.index_code AS code, p.name FROM {market}.index_profile p
      WHERE EXISTS (SELECT 1 FROM {market}.index_bar b WHERE b.index_code = p.index_code)
      ORDER BY p.index_code LIMIT 1`,
  );
  if (!index) throw new Error('the demo has no index with bars');
  return index;
}

/** Runs `during` while runs with a benchmark are blocked reading its bars. */
export const withRunsHeld = <T>(during: () => Promise<T>): Promise<T> =>
  withTableHeld('{market}.index_bar', during);
