import { z } from 'zod';
import { periodCoverage } from './statement.ts';
import { why } from '../values/missing-reason.ts';

const figure = z.number().nullable();

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

export const segmentPivot = z.object({
  /** `2026H1`, newest first. */
  reportPeriods: z.array(z.string()),
  /** One row per item, the largest of the newest period first; periods without the item are left out. */
  contents: z.array(z.object({ mainProjprod: z.string(), periods: z.record(z.string(), segmentFigures) })),
  totals: z.record(z.string(), segmentTotals),
  /** The number of a set's members that each period is of; absent for a single company. */
  coverage: z.record(z.string(), periodCoverage).optional(),
  /** The day the newest period became known; null without any. */
  asOf: z.string().nullable(),
});

export type SegmentPivot = z.output<typeof segmentPivot>;
export type SegmentFigures = z.output<typeof segmentFigures>;
export type SegmentTotals = z.output<typeof segmentTotals>;
