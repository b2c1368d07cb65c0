import { grown, type SegmentFigures, type SegmentPivot, type SegmentTotals } from '@console/contract-core';
import { periodKey, yearBefore } from '../read/report-period.ts';

/** A product or region in a period as disclosed, in yuan. */
export interface Segment {
  /** The period's last day. */
  readonly period: string;
  readonly item: string;
  readonly revenue: number;
  /** The cost; null where it is not disclosed. */
  readonly cost: number | null;
}

type Amounts = Pick<Segment, 'revenue' | 'cost'>;
type Period = ReadonlyMap<string, Amounts>;

/**
 * The pivot of items by periods, newest first, with the derived figures: profit, margin, growth over the same item a
 * year before, shares of the totals.
 */
export function buildSegmentPivot(segments: readonly Segment[]): Omit<SegmentPivot, 'asOf'> {
  const periods = byPeriod(segments);
  const days = [...periods.keys()].filter((day) => periodKey(day) !== null).sort((a, b) => (a < b ? 1 : -1));
  const rows = new Map<string, Record<string, SegmentFigures>>();
  const totals: Record<string, SegmentTotals> = {};
  for (const day of days) {
    const now = periods.get(day) ?? new Map<string, Amounts>();
    const before = periods.get(yearBefore(day));
    const whole = sumOf(now);
    const key = periodKey(day) ?? day;
    totals[key] = totalsOf(whole, before && sumOf(before));
    for (const [item, amounts] of [...now].sort(([, one], [, other]) => other.revenue - one.revenue)) {
      const row = rows.get(item) ?? {};
      row[key] = figuresOf(amounts, before?.get(item), whole);
      rows.set(item, row);
    }
  }
  return {
    reportPeriods: days.map((day) => periodKey(day) ?? day),
    contents: [...rows].map(([mainProjprod, figures]) => ({ mainProjprod, periods: figures })),
    totals,
  };
}

/** The segments by period; an item that a report names twice becomes one. */
function byPeriod(segments: readonly Segment[]): ReadonlyMap<string, Period> {
  const periods = new Map<string, Map<string, Amounts>>();
  for (const { period, item, revenue, cost } of segments) {
    const items = periods.get(period) ?? new Map<string, Amounts>();
    const same = items.get(item);
    items.set(item, same ? added(same, { revenue, cost }) : { revenue, cost });
    periods.set(period, items);
  }
  return periods;
}

const added = (one: Amounts, other: Amounts): Amounts => ({
  revenue: one.revenue + other.revenue,
  cost: one.cost === null || other.cost === null ? null : one.cost + other.cost,
});

const sumOf = (period: Period): Amounts => [...period.values()].reduce(added, { revenue: 0, cost: 0 });

const profitOf = (amounts: Amounts | undefined): number | null =>
  amounts === undefined || amounts.cost === null ? null : amounts.revenue - amounts.cost;

/** The part as a fraction of the whole; null without a whole. */
const shareOf = (part: number | null, whole: number | null): number | null =>
  part === null || !whole ? null : part / whole;

function figuresOf(now: Amounts, before: Amounts | undefined, whole: Amounts): SegmentFigures {
  const profit = profitOf(now);
  return {
    projprodIncome: now.revenue,
    ...grown('incomeIncreseSpeed', now.revenue, before?.revenue),
    incomePercent: shareOf(now.revenue, whole.revenue),
    projprodCost: now.cost,
    ...grown('costIncreaseSpeed', now.cost, before?.cost),
    costPercent: shareOf(now.cost, whole.cost),
    projprodProfit: profit,
    projprodGrossRate: shareOf(profit, now.revenue),
    ...grown('profitIncreaseSpeed', profit, profitOf(before)),
    profitPercent: shareOf(profit, profitOf(whole)),
  };
}

function totalsOf(whole: Amounts, before: Amounts | undefined): SegmentTotals {
  const totalProfit = profitOf(whole);
  return {
    operatingRevenue: whole.revenue,
    operatingCost: whole.cost,
    totalProfit,
    averageGrossRate: shareOf(totalProfit, whole.revenue),
    ...grown('revenueIncreaseSpeed', whole.revenue, before?.revenue),
  };
}
