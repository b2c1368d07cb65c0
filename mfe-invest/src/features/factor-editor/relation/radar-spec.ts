import type { RadarSpec } from '@console/charts';
import type { OutputOf } from '@console/contract-core';
import type { factorCalls } from '@console/contract-invest';

/** With fewer axes there is no area to see: a table is shown instead. */
const LEAST_AXES = 3;

/** The radar chart of a company's percentiles; null where there are too few. */
export function radarSpec({
  date,
  security,
  axes,
}: OutputOf<typeof factorCalls.factorRadar>): RadarSpec | null {
  if (axes.length < LEAST_AXES) return null;
  return {
    kind: 'radar',
    title: '因子雷达',
    subject: security === null ? '' : `${security.shortName} ${security.stockCode}`,
    source: '因子计算',
    asOf: date,
    note: '虚线为全市场中位',
    over: '项目',
    axes: axes.map(({ name }) => name),
    series: { name: '百分位', unit: 'number', values: axes.map(({ percentile }) => percentile) },
    end: 100,
    ring: 50,
  };
}
