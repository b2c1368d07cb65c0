import {
  businessCalls,
  type SegmentFigures,
  type SegmentPivot,
  type SegmentTotals,
} from '@console/contract-company';
import { pivot, tabs, type Pivot, type PivotMetric } from '@console/subject';

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

const read = ({ reportPeriods, contents, totals, asOf }: SegmentPivot): Pivot => ({
  periods: reportPeriods,
  items: contents.map(({ mainProjprod, periods }) => ({ name: mainProjprod, figures: periods })),
  totals,
  asOf,
});

const LOOK = {
  metrics: METRICS,
  rank: 'projprodIncome',
  source: '定期报告',
  read,
} as const;

const products = pivot(businessCalls.productSegments, {
  ...LOOK,
  item: '产品',
  cause: '各期定期报告中还没有按产品披露主营业务',
});
const regions = pivot(businessCalls.regionSegments, {
  ...LOOK,
  item: '地区',
  cause: '各期定期报告中还没有按地区披露主营业务',
});

/** Revenue by product and region. */
export const segments = tabs(
  '主营构成',
  [
    { key: 'product', title: '分产品', parts: [products] },
    { key: 'region', title: '分地区', parts: [regions] },
  ],
  'part',
);
