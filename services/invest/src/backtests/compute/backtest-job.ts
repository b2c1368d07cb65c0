import { performance } from 'node:perf_hooks';
import { transact } from '@console/node-kit/database';
import { defineJob, type JobContext, type JobDefinition, JobFault } from '@console/node-kit/jobs';
import type { DataSource } from 'typeorm';
import type { BacktestOutcome, RunBacktest } from './backtest-work.ts';
import { firstDifference } from './first-difference.ts';
import { openReport, readReport } from '../read/report-store.ts';
import { readRunToDo, type RunToDo } from './run-to-do.ts';
import { StepSeconds } from './step-seconds.ts';
import { storeOutcome } from './store-outcome.ts';

export interface BacktestJobParts {
  readonly database: DataSource;
  readonly runBacktest: RunBacktest;
}

/**
 * The job that computes a run and stores its result, both rows in one transaction that checks that the job is still
 * this worker's. Run again after a kill it computes and stores the same. The job's own result has the run's key figures
 * and the seconds of each step.
 */
export function backtestJob({ database, runBacktest }: BacktestJobParts): JobDefinition<'invest.backtest'> {
  return defineJob({
    name: 'invest.backtest',
    run: async ({ associationId }, context) => {
      const began = performance.now();
      const steps = new StepSeconds('准备计算');
      const report = (share: number, text: string): void => {
        steps.begin(text);
        context.progress(share, { text });
      };
      const run = await readRunToDo(database, context.tenantId, associationId);
      if (run === null) throw new JobFault('回测记录不存在');
      report(0, '准备计算');
      const outcome = await runBacktest(run.work, {
        signal: context.signal,
        onStep: ({ share, text }) => report(share, text),
      });
      if (outcome.kind === 'fault') throw new JobFault(outcome.message);
      report(0.95, '保存');
      const difference = await differenceFrom(database, run, outcome);
      const seconds = Math.round(performance.now() - began) / 1000;
      await save(database, context, { run, outcome, difference, seconds });
      const { resultHash, tradingDays, rankIcMean } = outcome;
      return { associationId, resultHash, tradingDays, rankIcMean, seconds: steps.read() };
    },
  });
}

interface Saved {
  readonly run: RunToDo;
  readonly outcome: BacktestOutcome;
  readonly difference: string | null;
  readonly seconds: number;
}

async function save(database: DataSource, context: JobContext, saved: Saved): Promise<void> {
  const { run, outcome, difference, seconds } = saved;
  await transact(database, async (manager) => {
    await context.lock(manager);
    await storeOutcome(manager, { runId: run.id, tenantId: context.tenantId, outcome, difference, seconds });
  });
}

/**
 * The first difference between a repeated run and the one it repeats; null when there is none, or when it repeats none.
 */
async function differenceFrom(
  database: DataSource,
  { original }: RunToDo,
  outcome: BacktestOutcome,
): Promise<string | null> {
  if (original === null || original.resultHash === outcome.resultHash) return null;
  const before = await readReport(database, original.id);
  return before === null
    ? '原结果已不存在'
    : (firstDifference(before, await openReport(outcome.report)) ?? '结果文本');
}
