import { backtestParams, sampleOf, type BacktestRun, type BacktestRunCard } from '@console/contract-invest';
import { tableName } from '@console/node-kit';

/** Runs `r` with the jobs `j` that carry them out: every run has its own. */
export const runsWithJobs = (): string =>
  `${tableName('invest', 'backtest_run')} r JOIN ${tableName('invest', 'job')} j ON j.id = r.job_id`;

/** Columns of a run and its job as the driver reads them. */
export const RUN_EXPRESSIONS = {
  associationId: 'r.id',
  factorFormId: 'r.factor_id',
  factorName: 'r.factor_name',
  factorVersion: 'r.factor_version',
  state: 'j.state',
  progress: 'j.progress',
  step: 'j.progress_detail',
  cancelRequested: `j.state = 'running' AND j.cancel_requested_at IS NOT NULL`,
  universeText: 'r.universe_text',
  startDate: 'r.start_date',
  endDate: 'r.end_date',
  effectiveStart: 'r.effective_start',
  effectiveEnd: 'r.effective_end',
  effectiveDays: 'r.trading_days',
  askedDays: 'r.asked_days',
  // It follows from the days.
  sample: 'NULL',
  rankIcMean: 'r.rank_ic_mean',
  icir: 'r.icir',
  longShortAnnual: 'r.long_short_annual',
  topTurnover: 'r.top_turnover',
  message: 'j.error',
  submittedBy: 'j.submitted_name',
  submittedAt: 'r.created_at',
  startedAt: 'j.started_at',
  finishedAt: 'j.finished_at',
  seconds: 'r.seconds',
  verdict: `IF(j.state = 'succeeded' AND r.repeats_id IS NOT NULL,
    CAST(JSON_ARRAY(r.repeats_id, r.first_difference) AS CHAR), NULL)`,
  canCancel: `j.state = 'queued' OR j.state = 'running' AND j.cancel_requested_at IS NULL`,
  canRetry: `j.state IN ('failed', 'cancelled')`,
} as const satisfies Readonly<Record<keyof BacktestRun, string>>;

/** What `RUN_EXPRESSIONS` read. */
export type RunColumns = Omit<
  BacktestRun,
  'step' | 'sample' | 'verdict' | 'cancelRequested' | 'canCancel' | 'canRetry'
> & {
  /** JSON: the detail of the progress; the run that is repeated, and where the two part first. */
  readonly step: string | null;
  readonly verdict: string | null;
  readonly cancelRequested: number;
  readonly canCancel: number;
  readonly canRetry: number;
};

/** A run as people see it. */
export function presentRun(row: RunColumns): BacktestRun {
  return {
    ...row,
    step: row.state === 'running' ? textOf(row.step) : null,
    sample: sampleOf(row.effectiveDays, row.askedDays),
    cancelRequested: row.cancelRequested === 1,
    verdict: verdictOf(row.verdict),
    canCancel: row.canCancel === 1,
    canRetry: row.canRetry === 1,
  };
}

function verdictOf(pair: string | null): BacktestRun['verdict'] {
  if (pair === null) return null;
  const [of, firstDifference] = JSON.parse(pair) as [number, string | null];
  return { of, identical: firstDifference === null, firstDifference };
}

const textOf = (detail: string | null): string | null =>
  detail === null ? null : (JSON.parse(detail) as { readonly text: string }).text;

const CARD_EXPRESSIONS = {
  jobId: 'j.id',
  params: 'r.params',
  paramsHash: 'r.params_hash',
  formula: 'r.formula',
  inputHash: 'r.input_hash',
  resultHash: 'r.result_hash',
  snapshotId: 'r.snapshot_id',
  asOf: 'r.as_of',
  codeVersion: 'r.code_version',
  nodeVersion: 'r.node_version',
  architecture: 'r.architecture',
  worker: 'j.worker',
  rowsKept: 'r.rows_kept',
  tradingDays: 'r.trading_days',
  attempts: 'j.attempts',
} as const satisfies Readonly<Record<Exclude<keyof BacktestRunCard, keyof BacktestRun>, string>>;

export type CardColumns = RunColumns &
  Omit<BacktestRunCard, keyof BacktestRun | 'params'> & { readonly params: string };

const selection = (expressions: Readonly<Record<string, string>>): string =>
  Object.entries(expressions)
    .map(([key, sql]) => `${sql} AS \`${key}\``)
    .join(', ');

export const selectRun = (): string => selection(RUN_EXPRESSIONS);
export const selectCard = (): string => selection({ ...RUN_EXPRESSIONS, ...CARD_EXPRESSIONS });

export function presentCard(row: CardColumns): BacktestRunCard {
  return { ...row, ...presentRun(row), params: backtestParams.parse(JSON.parse(row.params)) };
}
