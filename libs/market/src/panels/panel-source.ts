import { indicatorOf, type MarketIndicator } from '../indicators/index.ts';
import type { PanelFrame } from './panel-store.ts';

/** The source of a panel's values. */
export interface PanelSource {
  readonly indicator: MarketIndicator;
  /** The tables it depends on: a load of one of them may change it. */
  readonly tables: readonly string[];
  /** Whether it is adjusted for ex-rights days: a changed day changes those after it too. */
  readonly isAdjusted: boolean;
}

/** The table that adjusts bars for ex-rights days; the importer derives it from them. */
export const ADJUSTING = 'adjust_factor';

/** Flags of the bars, which are no indicators: they decide which stocks take part. */
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

/** The newest load of the tables, 0 for none. Ids of loads only grow, so it identifies the state of all of them. */
export function newestLoad({ loads }: Pick<PanelFrame, 'loads'>, tables: readonly string[]): number {
  return Math.max(0, ...tables.map((table) => loads[table] ?? 0));
}
