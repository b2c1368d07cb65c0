import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { BACKTEST_MESSAGES, effectiveSpan } from '@console/contract-invest';
import { fillMessage, Refusal } from '@console/contract-core';
import type { DateRange } from '@console/quant';
import type { DataSource } from 'typeorm';
import { computeFactor } from '../../compute/compute-factor.ts';
import { FrameGone, type PanelFrame, type PanelStore } from '@console/market/panels';
import type { BacktestFault, BacktestOutcome, BacktestStep, BacktestWork } from './backtest-work.ts';
import { benchmarkReturns } from './benchmark-returns.ts';
import { buildReport, type Report } from './build-report.ts';
import { checkMemory } from '../ask/check-memory.ts';
import { inputHash } from './input-hash.ts';
import { judgeFactor } from './judge-factor.ts';
import { loadRun, outsideOn } from './load-run.ts';
import { onNewestFrame, type NewestFrameParts } from './on-newest-frame.ts';
import { runDates } from '../ask/run-dates.ts';
import type { RunMemory } from './run-memory.ts';
import type { ScanTeam } from './scan-team.ts';

export interface ComputeParts {
  readonly database: DataSource;
  readonly store: PanelStore;
  readonly team: ScanTeam;
  /** The memory for the runs of this thread, reused from one to the next. */
  readonly memory: RunMemory;
  readonly maxMb: number;
  /** The number of threads of the team. */
  readonly threads: number;
  readonly settling?: NewestFrameParts['settling'];
  readonly codeVersion: string;
  readonly onStep: (step: BacktestStep) => void;
}

const BENCHMARKS = 'index_bar';

/**
 * Computes a backtest on the newest data, after an import in progress has derived the adjustment of its prices. A
 * failure that trying again does not fix is returned in words for users.
 */
export async function computeBacktest(
  work: BacktestWork,
  parts: ComputeParts,
): Promise<BacktestOutcome | BacktestFault> {
  const { store, settling, onStep } = parts;
  const onPause = (): void => onStep({ share: 0.05, text: '等待数据整理' });
  try {
    return await onNewestFrame({ store, onPause, ...(settling && { settling }) }, (frame) =>
      computeOn(frame, work, parts),
    );
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'fault', message: error.message };
    throw error;
  }
}

async function computeOn(
  frame: PanelFrame,
  work: BacktestWork,
  parts: ComputeParts,
): Promise<BacktestOutcome | BacktestFault> {
  const { frozen, params, expectedSnapshot } = work;
  const { store, onStep } = parts;
  if (expectedSnapshot !== undefined && expectedSnapshot !== frame.snapshotId)
    return { kind: 'fault', message: snapshotGone(expectedSnapshot, frame.snapshotId) };
  const range = runDates(frame.dates, params);
  const place = { frame, range, frozen, params };
  checkMemory({ ...place, maxMb: parts.maxMb, threads: parts.threads });
  const dates = frame.dates.slice(range.from, range.to);
  onStep({ share: 0.05, text: '读取行情' });
  parts.memory.forget();
  const run = await loadRun(place, store, parts.memory);
  const hash = await inputHash(place, store);
  const benchmark = await readBenchmark(params.benchmark, { frame, dates }, parts);
  onStep({ share: 0.35, text: '计算因子' });
  const outside = (rows: DateRange): Promise<Uint8Array> => outsideOn(rows, { place, run, store });
  const values = await computeFactor({ graph: frozen.graph, frame, range, outside }, store);
  const factor = parts.memory.floats('factor', values.length);
  factor.set(values);
  onStep({ share: 0.6, text: '统计' });
  const judged = { factor, run, params, stocks: frame.stocks, dates: dates.length };
  const sheet = await judgeFactor(judged, parts);
  const industries = run.industries === null ? [] : run.names;
  const { horizons } = params;
  const report = buildReport({ sheet, dates, horizons, account: run.account, industries, benchmark });
  return outcome(report, { frame, work, inputHash: hash, codeVersion: parts.codeVersion });
}

/** The benchmark's returns, from the frame's own load like the panels. */
async function readBenchmark(
  code: string | null,
  { frame, dates }: { readonly frame: PanelFrame; readonly dates: readonly string[] },
  { database, store }: ComputeParts,
): Promise<Float64Array | null> {
  if (code === null) return null;
  const returns = await benchmarkReturns(database, code, dates);
  const { loads } = await store.frame();
  const [wanted = 0, found = 0] = [frame.loads[BENCHMARKS], loads[BENCHMARKS]];
  if (wanted !== found) throw new FrameGone(BENCHMARKS, wanted, found);
  return returns;
}

interface Made {
  readonly frame: PanelFrame;
  readonly work: BacktestWork;
  readonly inputHash: string;
  readonly codeVersion: string;
}

async function outcome(report: Report, { frame, work, ...made }: Made): Promise<BacktestOutcome> {
  const text = JSON.stringify(report);
  const shortest = String(work.params.horizons[0]);
  const summary = report.rankIcSummary[shortest];
  const span = effectiveSpan(report);
  return {
    kind: 'computed',
    report: await promisify(gzip)(text),
    resultHash: createHash('sha256').update(text).digest('hex'),
    snapshotId: frame.snapshotId,
    asOf: frame.asOf,
    startDate: report.dates[0] ?? '',
    endDate: report.dates.at(-1) ?? '',
    effectiveStart: span.start,
    effectiveEnd: span.end,
    tradingDays: span.days,
    askedDays: span.askedDays,
    rowsKept: report.rows.kept,
    rankIcMean: summary?.mean ?? null,
    icir: summary?.icir ?? null,
    topTurnover: report.turnover[shortest]?.byQuantile.at(-1) ?? null,
    longShortAnnual: report.longShort?.annualReturn ?? null,
    ...made,
    nodeVersion: process.version,
    architecture: `${process.platform}-${process.arch}`,
  };
}

const snapshotGone = (then: number | null, now: number | null): string =>
  fillMessage(BACKTEST_MESSAGES.snapshotGone, { then: then ?? '无', now: now ?? '无' });
