import { Refusal } from '@console/contract-core';
import { transact } from '@console/node-kit/database';
import { defineJob, JobFault, type JobContext, type JobDefinition } from '@console/node-kit/jobs';
import type { DataSource } from 'typeorm';
import type { StrategyDays } from '../posting/strategy-days.ts';
import { readStrategy } from '../posting/strategy-row.ts';
import { tellFailure } from '../posting/tell-owner.ts';

export interface RebalanceJobParts {
  readonly database: DataSource;
  readonly days: StrategyDays;
}

const ATTEMPTS = 3;

/**
 * The job that posts the days of a strategy up to its date, those that were missed first. Run again after a kill, or
 * beside another of the same strategy, it posts what is still missing. Its owner is told when it fails for good.
 */
export function rebalanceJob({ database, days }: RebalanceJobParts): JobDefinition<'invest.rebalance'> {
  return defineJob({
    name: 'invest.rebalance',
    attempts: ATTEMPTS,
    run: async ({ strategyId, date }, context) => {
      const key = { tenantId: context.tenantId, strategyId };
      try {
        return await days.postThrough(key, date, {
          lock: (manager) => context.lock(manager),
          signal: context.signal,
          posted: (at) => context.progress(0.5, { text: `已完成 ${at}` }),
        });
      } catch (error) {
        if (!context.signal.aborted && isFinal(error, context))
          await tell(database, context, { ...key, date, error });
        throw error;
      }
    },
  });
}

const isFinal = (error: unknown, { attempt }: JobContext): boolean =>
  attempt >= ATTEMPTS || error instanceof Refusal || error instanceof JobFault;

interface Failure {
  readonly tenantId: string;
  readonly strategyId: number;
  readonly date: string;
  readonly error: unknown;
}

async function tell(
  database: DataSource,
  { clock }: JobContext,
  { tenantId, strategyId, date, error }: Failure,
): Promise<void> {
  // Other messages may contain anything.
  const reason =
    error instanceof Refusal || error instanceof JobFault
      ? error.message
      : '执行出错，已多次重试，请联系运维人员';
  await transact(database, async (manager) => {
    const strategy = await readStrategy(manager, tenantId, strategyId);
    if (strategy !== null) await tellFailure(manager, clock, { strategy, date, reason });
  });
}
