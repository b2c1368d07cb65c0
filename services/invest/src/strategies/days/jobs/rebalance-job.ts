import { defineJob, type JobDefinition } from '@console/node-kit/jobs';
import type { StrategyDays } from '../posting/strategy-days.ts';

/**
 * The job that posts the days of a strategy up to its date, those that were missed first. Run again after a kill, or
 * beside another of the same strategy, it posts what is still missing.
 */
export function rebalanceJob(days: StrategyDays): JobDefinition<'invest.rebalance'> {
  return defineJob({
    name: 'invest.rebalance',
    attempts: 3,
    run: ({ strategyId, date }, { tenantId, lock, signal, progress }) =>
      days.postThrough({ tenantId, strategyId }, date, {
        lock,
        signal,
        // The last day ends the job.
        posted: (at) => at < date && progress(0.5, { text: `已完成 ${at}` }),
      }),
  });
}
