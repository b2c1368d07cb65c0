import { formatNumber, type UnitId } from '@console/contract-core';
import {
  FREQUENCY_TITLES,
  STYLE_WEIGHTS,
  WEIGHT_TITLES,
  WEIGHTING_TITLES,
  type StrategyComparison,
  type Weighting,
} from '@console/contract-invest';
import { statisticsRows } from '../../strategy-parts/statistics-rows.ts';
import { statusTitle, typeTitle } from '../../strategy-parts/strategy-words.ts';

export type ComparedStrategy = StrategyComparison['strategies'][number];

/** A figure or a parameter of every strategy. */
export interface ComparedRow {
  readonly kind: 'figure' | 'parameter';
  readonly title: string;
  /** Null for what is no number. */
  readonly unit: UnitId | null;
  /** By strategy. */
  readonly values: readonly (number | string | null)[];
  /** That of the benchmark; null where it has none. */
  readonly market: number | null;
  /** Whether they are not the same for all. */
  readonly differs: boolean;
}

/** The statistics over the common window; those without days have none. */
export function figureRows({ strategies }: StrategyComparison): readonly ComparedRow[] {
  const all = strategies.map(({ figures }) => (figures === null ? null : statisticsRows(figures)));
  const known = all.find((rows) => rows !== null) ?? [];
  return known.map(({ title, unit, market }, at) =>
    rowOf({ kind: 'figure', title, unit, market, values: all.map((rows) => rows?.[at]?.own ?? null) }),
  );
}

/** What the strategies were published with, and how they stand. */
export function parameterRows({ strategies }: StrategyComparison): readonly ComparedRow[] {
  const row = (
    title: string,
    valueOf: (strategy: ComparedStrategy) => number | string | null,
    unit: UnitId | null = null,
  ): ComparedRow => rowOf({ kind: 'parameter', title, unit, market: null, values: strategies.map(valueOf) });
  return [
    row('策略类型', ({ strategyType }) => typeTitle(strategyType)),
    row('状态', ({ status }) => statusTitle(status)),
    row('发布日', ({ startDate }) => startDate),
    row('估值截至', ({ reportDate }) => reportDate),
    row('投资风格', ({ styleName }) => styleName),
    ...STYLE_WEIGHTS.map((name) => row(WEIGHT_TITLES[name], (strategy) => strategy[name], 'number')),
    row(
      '股票数量',
      ({ stockQuantity, stocks }) => stockQuantity ?? (stocks.length === 0 ? null : stocks.length),
      'integer',
    ),
    row('初始资金', ({ initialCapital }) => initialCapital, 'yuan'),
    row('调仓频率', ({ adjustFrequency }) => FREQUENCY_TITLES[adjustFrequency]),
    row('因子', ({ factorName, factorVersion }) => factorName && `${factorName} v${factorVersion ?? ''}`),
    row('权重方式', ({ weighting }) => weighting && (WEIGHTING_TITLES[weighting as Weighting] ?? weighting)),
  ];
}

const rowOf = (row: Omit<ComparedRow, 'differs'>): ComparedRow => ({
  ...row,
  differs: new Set(row.values).size > 1,
});

/** A value as it is shown. */
export const valueText = (value: number | string | null, unit: UnitId | null): string =>
  typeof value === 'string' ? value : formatNumber(value, { unit: unit ?? 'number' });
