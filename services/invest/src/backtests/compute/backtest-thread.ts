import { parentPort } from 'node:worker_threads';
import { dataSourceOptions } from '@console/node-kit/database';
import { createLogger } from '@console/node-kit/observe';
import { DataSource } from 'typeorm';
import { openPanelStore } from '@console/market/panels';
import { correlateRankings } from '../../checkups/compute/correlate-rankings.ts';
import { judgeSubjects } from '../../checkups/compute/judge-subjects.ts';
import { codeVersion } from './code-version.ts';
import { computeBacktest, type ComputeParts } from './compute-backtest.ts';
import type { BacktestThread, ThreadOrder } from './in-thread.ts';
import { RunMemory } from './run-memory.ts';
import { scanTeam } from './scan-team.ts';

/** The number of database connections: panels are read a few at a time. */
const CONNECTIONS = 3;
const MIB = 1024 ** 2;

/**
 * The body of a thread that computes backtests and parts of check-ups, one after another, whose module is `file`:
 * reports the steps of each, and posts its outcome as `{ result }`. An unexpected error ends the thread.
 */
export async function serveBacktests(file: URL, { settings }: BacktestThread): Promise<void> {
  const { url, panelDir, diskMb, heldMb, maxMb, threads, logLevel } = settings;
  const team = scanTeam(file, threads);
  const memory = new RunMemory();
  const version = await codeVersion(file);
  const database = await new DataSource(dataSourceOptions({ url, poolSize: CONNECTIONS })).initialize();
  const store = openPanelStore({
    database,
    directory: panelDir,
    mostBytes: diskMb * MIB,
    mostMemory: heldMb * MIB,
    logger: createLogger('invest-worker', logLevel),
  });
  const onStep = (step: unknown): void => parentPort?.postMessage(step);
  const parts = { database, store, team, memory, maxMb, threads, onStep, codeVersion: version };
  parentPort?.on('message', async (order: ThreadOrder) => {
    const result = await carryOut(order, parts);
    parentPort?.postMessage({ result });
  });
}

async function carryOut(order: ThreadOrder, parts: ComputeParts): Promise<unknown> {
  switch (order.kind) {
    case 'backtest':
      return computeBacktest(order.work, parts);
    case 'judge':
      return judgeSubjects(order.work, parts);
    case 'correlate':
      return correlateRankings(order.work);
  }
}
