import { indicatorOf, type MarketIndicator } from '@console/market/indicators';
import type { PanelFrame } from './panel-store.ts';

/** Where the values of a panel come from. */
export interface PanelSource {
  readonly indicator: MarketIndicator;
  /** The tables it follows from: a load of one of them may change it. */
  readonly tables: readonly string[];
  /** Adjusted for ex-rights days: a changed day changes those after it too. */
  readonly isAdjusted: boolean;
}

/** What adjusts bars for ex-rights days; the importer derives it from them. */
export const ADJUSTING = 'adjust_factor';

/** Flags of the bars, which are no indicators: they say who takes part. */
const FLAGS: readonly MarketIndicator[] = [
  ['suspended', '停牌'],
  ['st', 'ST'],
].map(([column = '', name = '']) => ({
  id: `daily_bar.${column}`,
  table: 'daily_bar',
  column,
  name,
  topic: 'quote',
  frequency: 'daily',
  unit: 'number',
  note: '',
}));

/** @throws RangeError for an unknown indicator */
export function panelSource(id: string): PanelSource {
  const indicator = indicatorOf(id) ?? FLAGS.find((flag) => flag.id === id);
  if (indicator === undefined) throw new RangeError(`no such indicator: ${id}`);
  const isAdjusted = id === 'daily_bar.adjusted_close';
  const tables = isAdjusted ? [indicator.table, ADJUSTING] : [indicator.table];
  return { indicator, tables, isAdjusted };
}

/** Ids of loads only grow: the newest of several tables names the state of all of them. 0: never loaded. */
export function newestLoad({ loads }: Pick<PanelFrame, 'loads'>, tables: readonly string[]): number {
  return Math.max(0, ...tables.map((table) => loads[table] ?? 0));
}
