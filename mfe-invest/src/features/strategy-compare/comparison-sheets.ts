import { UNITS } from '@console/contract-core';
import type { StrategyComparison } from '@console/contract-invest';
import type { Sheet } from '@console/ui/data';
import { headOf, sheetFigure } from '../../compare-parts/sheet-figure.ts';
import { figureRows, parameterRows, type ComparedRow } from './comparison-rows.ts';

const DECIMALS = 6;

/** Figures and parameters as a sheet, with the benchmark's and whether they differ. */
export function figuresSheet(comparison: StrategyComparison): Sheet {
  const rows = [...figureRows(comparison), ...parameterRows(comparison)];
  return {
    ...headOfSheet(comparison, '组合对比'),
    about: windowText(comparison),
    header: [
      '项目',
      ...names(comparison),
      ...(comparison.benchmarkName === null ? [] : [comparison.benchmarkName]),
      '是否不同',
    ],
    rows: rows.map((row) => [
      row.unit === null ? row.title : headOf(row.title, row.unit),
      ...row.values.map((value) => cellOf(value, row)),
      ...(comparison.benchmarkName === null ? [] : [row.kind === 'figure' ? cellOf(row.market, row) : '']),
      row.differs ? '不同' : '',
    ]),
  };
}

/** The lines as a sheet, a row a trading day. */
export function wealthSheet(comparison: StrategyComparison): Sheet {
  const { dates, strategies, market, benchmarkName } = comparison;
  return {
    ...headOfSheet(comparison, '累计净值'),
    about: windowText(comparison),
    header: ['日期', ...names(comparison), ...(benchmarkName === null ? [] : [benchmarkName])],
    rows: dates.map((date, at) => [
      date,
      ...strategies.map(({ wealth }) => sheetFigure(wealth[at] ?? null, 'number', DECIMALS)),
      ...(benchmarkName === null ? [] : [sheetFigure(market[at] ?? null, 'number', DECIMALS)]),
    ]),
  };
}

/** The holdings as a sheet, a row a stock. */
export function holdingsSheet(comparison: StrategyComparison): Sheet {
  const { stocks } = comparison;
  return {
    ...headOfSheet(comparison, '持仓'),
    about: `共 ${stocks.length} 只`,
    header: ['公司简称', '股票代码', ...names(comparison).map((name) => headOf(name, 'percent'))],
    rows: stocks.map(({ corpName, stockCode, weights }) => [
      corpName,
      stockCode,
      ...weights.map((weight) => sheetFigure(weight, 'percent', DECIMALS)),
    ]),
  };
}

const names = ({ strategies }: StrategyComparison): readonly string[] =>
  strategies.map(({ strategyName }) => strategyName);

const headOfSheet = (
  { to }: StrategyComparison,
  title: string,
): Pick<Sheet, 'title' | 'source' | 'asOf'> => ({
  title,
  source: '策略账本',
  asOf: to,
});

const windowText = ({ from, to, dates }: StrategyComparison): string =>
  from === null ? '没有共同的区间' : `共同区间 ${from} 至 ${to ?? ''}，共 ${dates.length} 个交易日`;

const cellOf = (value: number | string | null, { unit, kind }: ComparedRow): Sheet['rows'][number][number] =>
  typeof value === 'string'
    ? value
    : sheetFigure(value, unit ?? 'number', kind === 'figure' ? DECIMALS : UNITS[unit ?? 'number'].decimals);
