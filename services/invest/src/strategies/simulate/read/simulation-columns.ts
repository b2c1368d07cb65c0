import type { SimulationCard, SimulationRun } from '@console/contract-invest';
import type { Querying } from '@console/node-kit/queries';
import { expressionBuilder, type Expression, type SelectQueryBuilder } from 'kysely';
import { JOB_COLUMNS, presentJob, type Read } from '../../../job-columns.ts';
import { queries, type Tables } from '../../../queries.ts';
import { readSeal } from '../../seal.ts';

type WithRuns = Tables & {
  readonly r: Tables['invest.strategy_simulation'];
  readonly j: Tables['invest.job'];
};

/** The query of simulations `r` with the jobs `j` that compute them: every one has its own. */
export const simulationsWithJobs = (database: Querying): SelectQueryBuilder<WithRuns, 'r' | 'j', object> =>
  queries(database)
    .selectFrom('invest.strategy_simulation as r')
    .innerJoin('invest.job as j', 'j.id', 'r.job_id');

/** An expression over simulations and their jobs. */
export const simulation = expressionBuilder<Pick<WithRuns, 'r' | 'j'>, 'r' | 'j'>();
const { ref } = simulation;

/** The columns of a simulation and its job as the driver reads them. */
export const SIMULATION_COLUMNS = {
  ...JOB_COLUMNS,
  simulationId: ref('r.id'),
  strategyName: ref('r.name'),
  strategyType: ref('r.strategy_type'),
  styleName: ref('r.style_name'),
  startDate: ref('r.start_date'),
  endDate: ref('r.end_date'),
  totalReturn: ref('r.total_return'),
  annualReturn: ref('r.annual_return'),
  maxDrawdown: ref('r.max_drawdown'),
  sharpe: ref('r.sharpe'),
  excessReturn: ref('r.excess_return'),
  tradingDays: ref('r.trading_days'),
  submittedAt: ref('r.created_at'),
  seconds: ref('r.seconds'),
} satisfies { readonly [K in keyof SimulationRun]: Expression<unknown> };

export type SimulationRow = Read<typeof SIMULATION_COLUMNS>;

/** A simulation as the wire has it. */
export const presentSimulation = (row: SimulationRow): SimulationRun => ({
  ...row,
  ...presentJob(row),
  strategyType: typeOf(row.strategyType),
});

const typeOf = (type: number): SimulationRun['strategyType'] => (type === 2 || type === 3 ? type : 1);

/** The columns of a simulation with all it was sealed with. */
export const SIMULATION_CARD_COLUMNS = {
  ...SIMULATION_COLUMNS,
  jobId: ref('j.id'),
  styleId: ref('r.style_id'),
  seal: ref('r.seal'),
  benchmark: ref('r.benchmark'),
  sealHash: ref('r.seal_hash'),
  resultHash: ref('r.result_hash'),
  snapshotId: ref('r.snapshot_id'),
  codeVersion: ref('r.code_version'),
  worker: ref('j.worker'),
  attempts: ref('j.attempts'),
} satisfies Readonly<Record<string, Expression<unknown>>>;

/** A simulation's card as the wire has it. */
export function presentCard(row: Read<typeof SIMULATION_CARD_COLUMNS>): SimulationCard {
  const { seal: text, ...rest } = row;
  const { stockQuantity, initialCapital, adjustFrequency, factor, weighting } = readSeal(text);
  return {
    ...rest,
    ...presentSimulation(rest),
    stockQuantity,
    initialCapital,
    adjustFrequency,
    factorId: factor?.factorId ?? null,
    factorVersion: factor?.version ?? null,
    factorName: factor?.name ?? null,
    weighting,
  };
}
