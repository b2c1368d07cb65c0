import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { queries } from '../../queries.ts';
import type { BacktestOutcome } from './backtest-work.ts';

export interface Stored {
  readonly tenantId: string;
  readonly runId: number;
  readonly outcome: BacktestOutcome;
  /** The first difference to the run it repeats; null when there is none, or when it repeats none. */
  readonly difference: string | null;
  readonly seconds: number;
}

const MOST_PATH = 300;

/**
 * Writes a run's result and its card, or overwrites both with the same. In the caller's transaction. Plain queries and
 * no `Records`: these are a job's figures, no edit of a record.
 */
export async function storeOutcome(
  manager: EntityManager,
  { tenantId, runId, outcome, difference, seconds }: Stored,
): Promise<void> {
  const query = queries(manager);
  await query
    .insertInto('invest.backtest_result')
    .values({ run_id: runId, report: Buffer.from(outcome.report) })
    .onDuplicateKeyUpdate({ report: sql`VALUES(${sql.ref('report')})` })
    .execute();
  const card = {
    input_hash: outcome.inputHash,
    result_hash: outcome.resultHash,
    first_difference: difference?.slice(0, MOST_PATH) ?? null,
    snapshot_id: outcome.snapshotId,
    as_of: outcome.asOf,
    start_date: outcome.startDate,
    end_date: outcome.endDate,
    effective_start: outcome.effectiveStart,
    effective_end: outcome.effectiveEnd,
    trading_days: outcome.tradingDays,
    asked_days: outcome.askedDays,
    rows_kept: outcome.rowsKept,
    rank_ic_mean: outcome.rankIcMean,
    icir: outcome.icir,
    long_short_annual: outcome.longShortAnnual,
    top_turnover: outcome.topTurnover,
    seconds,
    code_version: outcome.codeVersion,
    node_version: outcome.nodeVersion,
    architecture: outcome.architecture,
  };
  await query
    .updateTable('invest.backtest_run')
    .set(card)
    .where('id', '=', runId)
    .where('tenant_id', '=', tenantId)
    .execute();
}
