import type { CallEntry, SegmentFigures, SegmentPivot, SegmentTotals } from '@console/contract-core';
import type { z } from 'zod';
import type { Part } from '../tabs/part.tsx';
import { tabs } from '../tabs/tabs.tsx';
import { pivot } from './pivot-panel.tsx';
import type { Pivot, PivotMetric } from './pivot.ts';

/** A figure of a product or region, and the key of the same figure in the totals' row. */
interface SegmentMetric extends PivotMetric {
  readonly key: keyof SegmentFigures;
  readonly total?: keyof SegmentTotals;
}

/** The figures in the order in which a single period shows them. */
const METRICS: readonly [SegmentMetric, ...SegmentMetric[]] = [
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

const read = ({ reportPeriods, contents, totals, coverage, asOf }: SegmentPivot): Pivot => ({
  periods: reportPeriods,
  items: contents.map(({ mainProjprod, periods }) => ({ name: mainProjprod, figures: periods })),
  totals,
  coverage,
  asOf,
});

const LOOK = {
  metrics: METRICS,
  rank: 'projprodIncome',
  source: '定期报告',
  read,
} as const;

type SegmentEntry = CallEntry<z.ZodType, z.ZodType<SegmentPivot>>;

/** Revenue by product and region, as a part of a tab. */
export const segments = (products: SegmentEntry, regions: SegmentEntry): Part =>
  tabs(
    '主营构成',
    [
      {
        key: 'product',
        title: '分产品',
        parts: [pivot(products, { ...LOOK, item: '产品', cause: '各期定期报告中还没有按产品披露主营业务' })],
      },
      {
        key: 'region',
        title: '分地区',
        parts: [pivot(regions, { ...LOOK, item: '地区', cause: '各期定期报告中还没有按地区披露主营业务' })],
      },
    ],
    'part',
  );
