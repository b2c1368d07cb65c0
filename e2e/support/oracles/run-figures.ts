import { formatNumber, type UnitId } from '@console/contract-core';
import type { BacktestReport } from '@console/contract-invest';

/** A headline figure of a run. */
export interface RunFigure {
  readonly title: string;
  readonly value: number | null;
  readonly unit: UnitId;
  readonly decimals: number;
  /** Whether it is drawn with its sign. */
  readonly change?: true;
  /** Whether it is annualised. */
  readonly annualised?: true;
}

/**
 * The headline figures of a tear sheet at a horizon, recomputed from the report's daily series by the definitions
 * of the documents: deviations are of a sample, a year has 252 days.
 */
export function runFigures(report: BacktestReport, horizon: number): readonly RunFigure[] {
  const key = String(horizon);
  const ic = present(report.rankIc[key]);
  const icir = meanOf(ic) / deviationOf(ic);
  const returns = present(report.longShort?.returns);
  const wealth = wealthOf(returns);
  const falls = wealth.map((value, at) => value / Math.max(...wealth.slice(0, at + 1)) - 1);
  const annual = (wealth.at(-1) ?? 1) ** (252 / returns.length) - 1;
  const volatility = deviationOf(returns) * Math.sqrt(252);
  const positive = ic.filter((value) => value > 0).length / ic.length;
  const turnover = report.turnover[key]?.byQuantile.at(-1) ?? null;
  return [
    { title: 'Rank IC 均值', value: meanOf(ic), unit: 'number', decimals: 4 },
    { title: 'ICIR', value: icir, unit: 'number', decimals: 2 },
    { title: 'IC 大于 0 占比', value: positive, unit: 'percent', decimals: 1 },
    { title: 't 值', value: icir * Math.sqrt(ic.length), unit: 'number', decimals: 2 },
    { title: '多空年化收益', value: annual, unit: 'percent', decimals: 2, change: true, annualised: true },
    { title: '多空年化波动', value: volatility, unit: 'percent', decimals: 2, annualised: true },
    {
      title: '多空夏普',
      value: (meanOf(returns) * 252) / volatility,
      unit: 'number',
      decimals: 2,
      annualised: true,
    },
    { title: '多空最大回撤', value: Math.min(...falls), unit: 'percent', decimals: 2, change: true },
    { title: `Q${report.quantiles} 换手率`, value: turnover, unit: 'percent', decimals: 2 },
    {
      title: '秩自相关',
      value: meanOf(present(report.rankAutocorrelation[key]?.daily)),
      unit: 'number',
      decimals: 3,
    },
  ];
}

/** The text on a screen: a share with its percent sign. */
export function figureText({ value, unit, decimals }: RunFigure, signed = false): string {
  const text = formatNumber(value, { unit, decimals, signed });
  return unit === 'percent' && value !== null ? `${text}%` : text;
}

const present = (series: readonly (number | null)[] | undefined): number[] =>
  (series ?? []).filter((value) => value !== null);

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const deviationOf = (values: readonly number[]): number => {
  const mean = meanOf(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
};

/** The value of one yuan over time, from before the first day on. */
function wealthOf(returns: readonly number[]): readonly number[] {
  const wealth = [1];
  for (const each of returns) wealth.push((wealth.at(-1) ?? 1) * (1 + each));
  return wealth;
}
