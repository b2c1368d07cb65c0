import { why } from '@console/contract-core';
import { z } from 'zod';
import { company, figure } from '../company.ts';

const NEEDS = 'gssjk_gn_view_businessData';

/**
 * The figures of a product or region in a period, cumulated from 1 January. Growth is against the same item a
 * year before; shares are of the period's totals.
 */
const segmentFigures = z.object({
  projprodIncome: figure,
  incomeIncreseSpeed: figure,
  incomeIncreseSpeedWhy: why,
  incomePercent: figure,
  projprodCost: figure,
  costIncreaseSpeed: figure,
  costIncreaseSpeedWhy: why,
  costPercent: figure,
  projprodProfit: figure,
  projprodGrossRate: figure,
  profitIncreaseSpeed: figure,
  profitIncreaseSpeedWhy: why,
  /** A share of the gross profit of all items. */
  profitPercent: figure,
});

const segmentTotals = z.object({
  operatingRevenue: figure,
  /** Null where an item's cost is not disclosed; then the figures that follow from it are null too. */
  operatingCost: figure,
  totalProfit: figure,
  /** Total profit ÷ operating revenue. */
  averageGrossRate: figure,
  revenueIncreaseSpeed: figure,
  revenueIncreaseSpeedWhy: why,
});

const segmentPivot = z.object({
  /** `2026H1`, newest first. */
  reportPeriods: z.array(z.string()),
  /** One row per item, the largest of the newest period first; periods without the item are left out. */
  contents: z.array(z.object({ mainProjprod: z.string(), periods: z.record(z.string(), segmentFigures) })),
  totals: z.record(z.string(), segmentTotals),
  /** The day the newest period became known; null without any. */
  asOf: z.string().nullable(),
});

/** C-15: products by report period. The console transposes it for a single period itself. */
const productSegments = {
  ...company.read({
    id: 'company.productSegments',
    title: '分产品构成',
    path: '/api/dataBusiness/getLefDetail',
    needs: NEEDS,
    output: segmentPivot,
  }),
  also: [{ path: '/api/dataBusiness/getLefDetailConver' }],
} as const;

/** C-15: regions by report period. */
const regionSegments = company.read({
  id: 'company.regionSegments',
  title: '分地区构成',
  path: '/api/dataBusinessRegionDetail/getRegionDetail',
  needs: NEEDS,
  output: segmentPivot,
});

export type SegmentPivot = z.output<typeof segmentPivot>;
export type SegmentFigures = z.output<typeof segmentFigures>;
export type SegmentTotals = z.output<typeof segmentTotals>;

export const segmentCalls = { productSegments, regionSegments } as const;
