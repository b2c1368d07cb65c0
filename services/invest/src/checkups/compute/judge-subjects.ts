import { Refusal } from '@console/contract-core';
import { indicatorOf } from '@console/market/indicators';
import type { PanelFrame } from '@console/market/panels';
import { ReturnOrders, sampledRanks, sampledRows, type DateRange } from '@console/quant';
import { checkMemory, type MemoryCheck } from '../../backtests/ask/check-memory.ts';
import { runDates } from '../../backtests/ask/run-dates.ts';
import type { BacktestFault } from '../../backtests/compute/backtest-work.ts';
import type { ComputeParts } from '../../backtests/compute/compute-backtest.ts';
import { judgeFactor } from '../../backtests/compute/judge-factor.ts';
import { loadRun, outsideOn, type LoadedRun, type RunPlace } from '../../backtests/compute/load-run.ts';
import { onNewestFrame } from '../../backtests/compute/on-newest-frame.ts';
import { computeFactor } from '../../compute/compute-factor.ts';
import { panelRefs } from '../../compute/panel-refs.ts';
import { figuresOf } from './figures-of.ts';
import type { JudgedPart, JudgedSubject, JudgeWork, SubjectToJudge } from './judge-work.ts';
import { readAhead } from './read-ahead.ts';

/** The days on which subjects are compared with one another. */
const COMPARED_DAYS = 24;
const NO_GRAPH = { output: '', nodes: [] };

/**
 * Judges the subjects of a part, one after another, on panels that are read once and stay for the next part. A subject
 * that cannot be judged has a fault, and the others are judged. Data other than that of the other parts is `moved`.
 */
export async function judgeSubjects(
  work: JudgeWork,
  parts: ComputeParts,
): Promise<JudgedPart | BacktestFault> {
  const { store, settling, onStep } = parts;
  const onPause = (): void => onStep({ share: 0, text: '等待数据整理' });
  try {
    return await onNewestFrame({ store, onPause, ...(settling && { settling }) }, async (frame) =>
      work.version !== null && work.version !== frame.version
        ? { kind: 'moved' }
        : judgeOn(frame, work, parts),
    );
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'fault', message: error.message };
    throw error;
  }
}

/** What every subject of a check-up is judged on. */
interface Ground {
  readonly place: Omit<RunPlace, 'frozen'>;
  readonly run: LoadedRun;
  readonly orders: ArrayBufferLike;
  /** The number of stock days of the universe. */
  readonly universe: number;
}

async function judgeOn(frame: PanelFrame, work: JudgeWork, parts: ComputeParts): Promise<JudgedPart> {
  const { subjects, params } = work;
  const range = runDates(frame.dates, params);
  const ground = await groundOf({ frame, range, params }, parts);
  const days = sampledRows(range.to - range.from, COMPARED_DAYS);
  const size = days.length * frame.stocks;
  const rankings = new Uint16Array(subjects.length * size);
  const judged: JudgedSubject[] = [];
  const ahead = readAhead(subjects, { ...parts, frame, range });
  for (const [at, subject] of subjects.entries()) {
    parts.onStep({ share: at / subjects.length, text: subject.subject });
    await ahead(at);
    const { result, factor } = await judge(subject, ground, parts);
    judged.push(result);
    if (factor !== null) rankings.set(sampledRanks(factor, frame.stocks, days), at * size);
  }
  const { version, snapshotId, asOf, stocks, dates } = frame;
  const [startDate = '', endDate = ''] = [dates[range.from], dates[range.to - 1]];
  return {
    kind: 'judged',
    on: { version, snapshotId, asOf, startDate, endDate, stocks },
    subjects: judged,
    rankings,
  };
}

/** Loads the panels, or returns those of the part before. */
function groundOf(
  place: Ground['place'],
  { store, memory }: Pick<ComputeParts, 'store' | 'memory'>,
): Promise<Ground> {
  const { frame, range, params } = place;
  return memory.loaded(`checkup ${frame.version} ${JSON.stringify(params)}`, async () => {
    const frozen = { graph: NO_GRAPH, universe: { kind: 'all' } } as const;
    const run = await loadRun({ ...place, frozen }, store, memory);
    const bytes = ReturnOrders.bytes(range.to - range.from, frame.stocks, params.horizons.length);
    const orders = memory.bytes('orders', bytes).fill(0).buffer;
    const universe = run.account.perDay.reduce((sum, stocks) => sum + stocks, 0);
    return { place, run, orders, universe };
  });
}

interface Judgement {
  readonly result: JudgedSubject;
  /** As it was judged, in memory that the next one overwrites; null where it was not. */
  readonly factor: Float64Array | null;
}

async function judge(
  { subject, graph }: SubjectToJudge,
  { place, run, orders, universe }: Ground,
  parts: ComputeParts,
): Promise<Judgement> {
  const { frame, range, params } = place;
  const { store, memory, maxMb, threads } = parts;
  const whole = { ...place, frozen: { graph, universe: { kind: 'all' } } } as const;
  const fault = faultOf({ ...whole, maxMb, threads });
  if (fault !== null) return { result: { subject, fault, coverage: null, figures: [] }, factor: null };
  const outside = (rows: DateRange): Promise<Uint8Array> => outsideOn(rows, { place: whole, run, store });
  const values = await computeFactor({ graph, frame, range, outside }, store);
  const factor = memory.floats('factor', values.length);
  factor.set(values);
  const dates = range.to - range.from;
  const sheet = await judgeFactor({ factor, run, params, stocks: frame.stocks, dates, orders }, parts);
  const present = sheet.rowsPresent.reduce((sum, rows) => sum + (Number.isNaN(rows) ? 0 : rows), 0);
  const result = {
    subject,
    fault: null,
    coverage: universe > 0 ? present / universe : null,
    figures: figuresOf(sheet, params.horizons),
  };
  return { result, factor };
}

/** Why a graph cannot be computed; null where it can. */
function faultOf(check: MemoryCheck): string | null {
  for (const id of panelRefs(check.frozen.graph).values())
    if (indicatorOf(id) === undefined) return `没有这个指标：${id}`;
  try {
    checkMemory(check);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
