import type { SegmentFigures, SegmentTotals } from '@console/contract-company';
import type { UnitId } from '@console/contract-core';

/** Figures, without the reasons for those that are not there. */
export type SegmentFigure = Exclude<keyof SegmentFigures, `${string}Why`>;
type SegmentTotal = Exclude<keyof SegmentTotals, `${string}Why`>;

/** A figure of a product or region. */
export interface PivotMetric {
  readonly key: SegmentFigure;
  readonly title: string;
  readonly unit: UnitId;
  /** Drawn with sign and colour. */
  readonly change?: true;
  /** What stands in the totals' row; shares and what has no total have none. */
  readonly total?: SegmentTotal;
}

/** In the order a single period shows them. */
export const PIVOT_METRICS: readonly [PivotMetric, ...PivotMetric[]] = [
  { key: 'projprodIncome', title: '营业收入', unit: 'millionYuan', total: 'operatingRevenue' },
  {
    key: 'incomeIncreseSpeed',
    title: '收入同比',
    unit: 'percent',
    change: true,
    total: 'revenueIncreaseSpeed',
  },
  { key: 'incomePercent', title: '收入占比', unit: 'percent' },
  { key: 'projprodCost', title: '营业成本', unit: 'millionYuan', total: 'operatingCost' },
  { key: 'costIncreaseSpeed', title: '成本同比', unit: 'percent', change: true },
  { key: 'costPercent', title: '成本占比', unit: 'percent' },
  { key: 'projprodProfit', title: '毛利', unit: 'millionYuan', total: 'totalProfit' },
  { key: 'projprodGrossRate', title: '毛利率', unit: 'percent', total: 'averageGrossRate' },
  { key: 'profitIncreaseSpeed', title: '毛利同比', unit: 'percent', change: true },
  { key: 'profitPercent', title: '毛利占比', unit: 'percent' },
];
