import { performance } from 'node:perf_hooks';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { transact } from '@console/node-kit/database';
import { defineJob, JobFault, type JobContext, type JobDefinition } from '@console/node-kit/jobs';
import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { StepSeconds } from '../../../backtests/compute/step-seconds.ts';
import { queries } from '../../../queries.ts';
import { readSimulationWork } from '../read/simulation-work.ts';
import { runSimulation, type SimulationOutcome, type SimulationParts } from './run-simulation.ts';

export interface SimulationJobParts extends SimulationParts {
  readonly codeVersion: string;
}

const pack = promisify(gzip);

/**
 * The job that runs a composed strategy over history and stores what came of it in one transaction, which checks that the
 * job is still this worker's. Run again after a kill it computes and stores the same.
 */
export function simulationJob(parts: SimulationJobParts): JobDefinition<'invest.simulate'> {
  return defineJob({
    name: 'invest.simulate',
    run: async ({ simulationId }, context) => {
      const began = performance.now();
      const steps = new StepSeconds('准备');
      const work = await readSimulationWork(parts.database, context.tenantId, simulationId);
      if (work === null) throw new JobFault('历史模拟记录不存在');
      const outcome = await runSimulation(work, parts, {
        signal: context.signal,
        onStep: (share, text) => {
          steps.begin(text.replace(/ .*/, ''));
          context.progress(share, { text });
        },
      });
      steps.begin('保存');
      const seconds = Math.round(performance.now() - began) / 1000;
      await store(parts, context, { simulationId, outcome, seconds });
      const { days, report, resultHash } = outcome;
      const { totalReturn } = report.performance.performance;
      return {
        simulationId,
        resultHash,
        tradingDays: days.length,
        totalReturn,
        seconds: steps.read(),
      };
    },
  });
}

interface Stored {
  readonly simulationId: number;
  readonly outcome: SimulationOutcome;
  readonly seconds: number;
}

async function store(
  { database, codeVersion }: SimulationJobParts,
  context: JobContext,
  { simulationId, outcome, seconds }: Stored,
): Promise<void> {
  const [report, orders] = await Promise.all(
    [outcome.report, outcome.orders].map((part) => pack(JSON.stringify(part))),
  );
  await transact(database, async (manager) => {
    await context.lock(manager);
    await storeBlobs(manager, simulationId, { report: report as Buffer, orders: orders as Buffer });
    const { performance: figures, relative } = outcome.report.performance;
    await queries(manager)
      .updateTable('invest.strategy_simulation')
      .set({
        snapshot_id: outcome.snapshotId,
        trading_days: outcome.days.length,
        total_return: figures.totalReturn,
        annual_return: figures.annualReturn,
        max_drawdown: figures.maxDrawdown,
        sharpe: figures.sharpe,
        excess_return: relative?.excessReturn ?? null,
        result_hash: outcome.resultHash,
        seconds,
        code_version: codeVersion,
      })
      .where('id', '=', simulationId)
      .where('tenant_id', '=', context.tenantId)
      .execute();
  });
}

const storeBlobs = (
  manager: EntityManager,
  simulationId: number,
  blobs: { readonly report: Buffer; readonly orders: Buffer },
) =>
  queries(manager)
    .insertInto('invest.strategy_simulation_result')
    .values({ simulation_id: simulationId, ...blobs })
    .onDuplicateKeyUpdate({
      report: sql`VALUES(${sql.ref('report')})`,
      orders: sql`VALUES(${sql.ref('orders')})`,
    })
    .execute();
