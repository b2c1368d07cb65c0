import { IndexPanels, readAgain, type PanelStore } from '@console/market/panels';
import { JobFault } from '@console/node-kit/jobs';
import type { DayResult, Weights } from '@console/quant';
import type { DataSource } from 'typeorm';
import { hashOf } from '../../../backtests/compute/input-hash.ts';
import { RowTooLarge } from '../../../factors/values/newest-row.ts';
import { indexesWithBars } from '../../../indexes-with-bars.ts';
import { ledgerRules } from '../../days/ledger-rules.ts';
import type { MarketDays, MarketState } from '../../days/market/market-days.ts';
import { Signals } from '../../days/signals/signals.ts';
import { weightsOf } from '../../days/signals/strategy-pick.ts';
import type { StrategySeal } from '../../seal.ts';
import { IndexBlocks } from './index-blocks.ts';
import { signalDates } from './signal-dates.ts';
import { simulatedDays } from './simulated-days.ts';
import { simulatedReport, type SimulatedResult } from './simulated-report.ts';

/** What a simulation was sealed with. */
export interface SimulationWork {
  readonly tenantId: string;
  readonly seal: StrategySeal;
  /** The last day; the seal has the first. */
  readonly endDate: string;
  readonly benchmark: string | null;
}

export interface SimulationParts {
  readonly database: DataSource;
  readonly store: PanelStore;
  readonly market: MarketDays;
}

export interface SimulationSteps {
  readonly signal?: AbortSignal;
  /** Called with the share done, 0–1, and what is done next. */
  readonly onStep?: (share: number, text: string) => void;
}

export interface SimulationOutcome extends SimulatedResult {
  readonly days: readonly DayResult[];
  readonly snapshotId: number;
  /** SHA-256 of all days. */
  readonly resultHash: string;
}

/** Shares of the work: choosing takes most of it. */
const CHOSEN = 0.65;
const TRADED = 0.9;

/**
 * Runs a strategy over history: its signals and its days are those that workers would have made, from what was known on
 * each day. The companies and pins are those of the seal, so that a company that left since is missing.
 * @throws JobFault where a day has nothing to choose, or a factor takes too much memory
 */
export const runSimulation = (
  work: SimulationWork,
  parts: SimulationParts,
  steps: SimulationSteps = {},
): Promise<SimulationOutcome> => readAgain(() => runOnce(work, parts, steps));

async function runOnce(
  work: SimulationWork,
  parts: SimulationParts,
  { signal, onStep }: SimulationSteps,
): Promise<SimulationOutcome> {
  const { tenantId, seal, endDate } = work;
  const { database } = parts;
  const state = await parts.market.state();
  const days = state.calendar.filter((date) => date >= seal.startDate && date <= endDate);
  const dates = signalDates(days, seal.adjustFrequency);
  const signals = await chosen(work, parts, {
    state,
    dates,
    chose: (done) => {
      signal?.throwIfAborted();
      onStep?.((CHOSEN * done) / dates.length, `选股 ${done} / ${dates.length}`);
    },
  });
  const codes = new Set([...signals.values()].flatMap((weights) => [...weights.keys()]));
  const rules = ledgerRules(seal);
  const results: DayResult[] = [];
  for await (const result of simulatedDays(database, { market: state.among(codes), days, signals, rules })) {
    signal?.throwIfAborted();
    results.push(result);
    const share = results.length / days.length;
    onStep?.(CHOSEN + (TRADED - CHOSEN) * share, `逐日交易 ${result.report.date}`);
  }
  onStep?.(TRADED, '统计');
  const made = await simulatedReport(database, {
    tenantId,
    days: results,
    capital: rules.initialCapital,
    benchmark: (await indexesWithBars(database)).find(({ code }) => code === work.benchmark) ?? null,
    signals: dates.length,
  });
  signal?.throwIfAborted();
  return { ...made, days: results, snapshotId: state.loadId, resultHash: hashOf(asTexts(results)) };
}

interface Choosing {
  readonly state: MarketState;
  readonly dates: readonly string[];
  /** Called before each choice with the number of those made. */
  readonly chose: (done: number) => void;
}

async function chosen(
  { tenantId, seal }: SimulationWork,
  { database, store }: SimulationParts,
  { state, dates, chose }: Choosing,
): Promise<ReadonlyMap<string, Weights>> {
  const frame = await store.frame();
  const rows = { from: frame.dates.indexOf(dates[0] ?? ''), to: frame.dates.indexOf(dates.at(-1) ?? '') + 1 };
  const choices = new Signals(database, store, new IndexBlocks(new IndexPanels(store), rows));
  const signals = new Map<string, Weights>();
  for (const date of dates) {
    chose(signals.size);
    signals.set(date, weightsOf(await picksOn(choices, { tenantId, seal, date, market: state })));
  }
  return signals;
}

async function picksOn(signals: Signals, request: Parameters<Signals['on']>[0]): ReturnType<Signals['on']> {
  try {
    return await signals.on(request);
  } catch (error) {
    if (!(error instanceof RowTooLarge)) throw error;
    throw new JobFault('因子在一个交易日上的计算需要的内存超过上限，请简化因子');
  }
}

/** The days with whole numbers as texts, as JSON has none that large. */
const asTexts = (days: readonly DayResult[]): unknown =>
  JSON.parse(
    JSON.stringify(days, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
  );
