import { BACKTEST_MESSAGES, type BacktestParams } from '@console/contract-invest';
import { Refusal } from '@console/contract-core';
import type { DateRange } from '@console/quant';
import { estimateBytes } from '../../compute/estimate-bytes.ts';
import { warmUpRows } from '../../compute/warm-up-rows.ts';
import type { PanelFrame } from '@console/market/panels';
import type { FrozenRun } from '../compute/backtest-work.ts';

const MIB = 1024 ** 2;

export interface MemoryCheck {
  readonly frame: Pick<PanelFrame, 'dates' | 'stocks'>;
  readonly range: DateRange;
  readonly frozen: Pick<FrozenRun, 'graph'>;
  readonly params: Pick<BacktestParams, 'horizons'>;
  readonly maxMb: number;
  /** The number of threads that compute the run. */
  readonly threads: number;
}

/** Refuses a run that would take more memory than one may: before it is queued, and again before it starts. */
export function checkMemory({ frame, range, frozen, params, maxMb, threads }: MemoryCheck): void {
  const { graph } = frozen;
  const dates = range.to - Math.max(0, range.from - warmUpRows(graph));
  const bytes = estimateBytes(graph, dates, frame.stocks, {
    held: frame.dates.length,
    horizons: params.horizons.length,
    threads,
  });
  const need = Math.ceil(bytes / MIB);
  if (need > maxMb) throw new Refusal(BACKTEST_MESSAGES.tooLarge, { need, most: maxMb });
}
