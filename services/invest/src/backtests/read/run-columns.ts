import { backtestParams, sampleOf, type BacktestRun, type BacktestRunCard } from '@console/contract-invest';
import type { Querying } from '@console/node-kit/queries';
import { expressionBuilder, sql, type Expression, type SelectQueryBuilder } from 'kysely';
import { JOB_COLUMNS, presentJob, type Read } from '../../job-columns.ts';
import { queries, type Tables } from '../../queries.ts';

type WithRuns = Tables & { readonly r: Tables['invest.backtest_run']; readonly j: Tables['invest.job'] };

/** The query of runs `r` with the jobs `j` that compute them: every run has its own. */
export const runsWithJobs = (database: Querying): SelectQueryBuilder<WithRuns, 'r' | 'j', object> =>
  queries(database).selectFrom('invest.backtest_run as r').innerJoin('invest.job as j', 'j.id', 'r.job_id');

/** An expression over runs and their jobs. */
export const run = expressionBuilder<Pick<WithRuns, 'r' | 'j'>, 'r' | 'j'>();
const { ref } = run;

/** The columns of a run and its job as the driver reads them. */
export const RUN_COLUMNS = {
  ...JOB_COLUMNS,
  associationId: ref('r.id'),
  factorFormId: ref('r.factor_id'),
  factorName: ref('r.factor_name'),
  factorVersion: ref('r.factor_version'),
  universeText: ref('r.universe_text'),
  startDate: ref('r.start_date'),
  endDate: ref('r.end_date'),
  effectiveStart: ref('r.effective_start'),
  effectiveEnd: ref('r.effective_end'),
  effectiveDays: ref('r.trading_days'),
  askedDays: ref('r.asked_days'),
  rankIcMean: ref('r.rank_ic_mean'),
  icir: ref('r.icir'),
  longShortAnnual: ref('r.long_short_annual'),
  topTurnover: ref('r.top_turnover'),
  submittedAt: ref('r.created_at'),
  seconds: ref('r.seconds'),
  // Computed from the days.
  sample: sql<null>`NULL`,
  verdict: sql<string | null>`IF(${ref('j.state')} = 'succeeded' AND ${ref('r.repeats_id')} IS NOT NULL,
    CAST(JSON_ARRAY(${ref('r.repeats_id')}, ${ref('r.first_difference')}) AS CHAR), NULL)`,
} satisfies { readonly [K in keyof BacktestRun]: Expression<unknown> };

export type RunRow = Read<typeof RUN_COLUMNS>;
export type CardRow = Read<typeof CARD_COLUMNS>;

/** A run as the wire has it. */
export function presentRun(row: RunRow): BacktestRun {
  return {
    ...row,
    ...presentJob(row),
    sample: sampleOf(row.effectiveDays, row.askedDays),
    verdict: verdictOf(row.verdict),
  };
}

function verdictOf(pair: string | null): BacktestRun['verdict'] {
  if (pair === null) return null;
  const [of, firstDifference] = JSON.parse(pair) as [number, string | null];
  return { of, identical: firstDifference === null, firstDifference };
}

/** The columns of a run with all its inputs. */
export const CARD_COLUMNS = {
  ...RUN_COLUMNS,
  jobId: ref('j.id'),
  params: ref('r.params'),
  paramsHash: ref('r.params_hash'),
  formula: ref('r.formula'),
  inputHash: ref('r.input_hash'),
  resultHash: ref('r.result_hash'),
  snapshotId: ref('r.snapshot_id'),
  asOf: ref('r.as_of'),
  codeVersion: ref('r.code_version'),
  nodeVersion: ref('r.node_version'),
  architecture: ref('r.architecture'),
  worker: ref('j.worker'),
  rowsKept: ref('r.rows_kept'),
  tradingDays: ref('r.trading_days'),
  attempts: ref('j.attempts'),
} satisfies { readonly [K in keyof BacktestRunCard]: Expression<unknown> };

export function presentCard(row: CardRow): BacktestRunCard {
  return { ...row, ...presentRun(row), params: backtestParams.parse(JSON.parse(row.params)) };
}
