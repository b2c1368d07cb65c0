import { BACKTEST_MESSAGES, type BacktestParams } from '@console/contract-invest';
import { Refusal } from '@console/contract-core';
import type { DateRange } from '@console/quant';
import type { PanelFrame, PanelStore } from '@console/market/panels';
import type { FrozenRun } from './backtest-work.ts';
import { fillExcluded } from './fill-excluded.ts';
import type { RunMemory } from './run-memory.ts';
import type { UniverseAccount } from './universe-mask.ts';

export interface RunPlace {
  readonly frame: PanelFrame;
  readonly range: DateRange;
  readonly frozen: FrozenRun;
  readonly params: BacktestParams;
}

/** The panels on which a factor is judged, over the dates of a run; in shared memory. */
export interface LoadedRun {
  readonly prices: Float64Array;
  readonly excluded: Uint8Array;
  readonly account: UniverseAccount;
  /** By cell; null where the data has no industries. */
  readonly industries: Uint16Array | null;
  readonly names: readonly string[];
  readonly floatCapital: Float64Array | null;
}

/** @throws Refusal of a run that needs industries where there are none; errors of the store */
export async function loadRun(place: RunPlace, store: PanelStore, memory: RunMemory): Promise<LoadedRun> {
  const { frame, range, params } = place;
  const { cells, names } = await store.industries(frame, range);
  // The first name is 未分类: if it is the only one, there are no industries.
  const industries = names.length > 1 ? cells : null;
  if (industries === null && needsIndustries(params)) throw new Refusal(BACKTEST_MESSAGES.noIndustries);
  const close = await dailyPanel(store, place, 'daily_bar.adjusted_close');
  const excluded = memory.bytes('excluded', close.length);
  const account = await fillExcluded(place, store, { rows: range, mask: excluded });
  const prices = memory.floats('prices', close.length);
  prices.set(close);
  return {
    prices,
    excluded,
    account,
    industries,
    names,
    floatCapital: params.neutralise.capital
      ? await dailyPanel(store, place, 'daily_bar.float_capital')
      : null,
  };
}

/** Whether a run groups by industry: without any it would silently be a different run. */
export function needsIndustries({
  binBy,
  neutralise,
}: Pick<BacktestParams, 'binBy' | 'neutralise'>): boolean {
  return binBy === 'industry' || neutralise.industry;
}

/**
 * Marks, by cell of some rows up to the run's last, the stocks outside the date's universe: on its own dates as already
 * loaded, on earlier ones read now.
 */
export async function outsideOn(
  rows: DateRange,
  { place, run, store }: { readonly place: RunPlace; readonly run: LoadedRun; readonly store: PanelStore },
): Promise<Uint8Array> {
  const { range, frame } = place;
  const early = { from: rows.from, to: range.from };
  const cells = (early.to - early.from) * frame.stocks;
  if (cells === 0) return run.excluded;
  const outside = new Uint8Array(cells + run.excluded.length);
  await fillExcluded(place, store, { rows: early, mask: outside.subarray(0, cells) });
  outside.set(run.excluded, cells);
  return outside;
}

async function dailyPanel(store: PanelStore, { frame, range }: RunPlace, id: string): Promise<Float64Array> {
  const values = await store.values(frame, id, range);
  if (!(values instanceof Float64Array)) throw new TypeError(`${id} is no daily panel`);
  return values;
}
