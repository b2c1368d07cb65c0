import type { SegmentPivot } from '@console/contract-company';
import type { UnitId } from '@console/contract-core';
import { PIVOT_METRICS, type PivotMetric } from './pivot-metrics.ts';

export interface GridColumn {
  readonly key: string;
  readonly title: string;
  readonly unit: UnitId;
  /** Drawn with sign and colour. */
  readonly change: boolean;
  /** Columns of one unit say it once, above them. */
  readonly ownUnit: boolean;
}

/** A pivot turned one way: figures by row, a value for each column, in base units. */
export interface PivotGrid {
  readonly columns: readonly GridColumn[];
  readonly totals: readonly (number | null)[];
  readonly rows: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
}

/** One metric: items against report periods, in the order given. */
export function gridOfMetric(
  { contents, totals }: SegmentPivot,
  metric: PivotMetric,
  periods: readonly string[],
): PivotGrid {
  const { unit, total } = metric;
  const change = metric.change ?? false;
  return {
    columns: periods.map((period) => ({ key: period, title: period, unit, change, ownUnit: false })),
    totals: periods.map((period) => (total === undefined ? null : (totals[period]?.[total] ?? null))),
    rows: contents.map(({ mainProjprod, periods: figures }) => ({
      name: mainProjprod,
      values: periods.map((period) => figures[period]?.[metric.key] ?? null),
    })),
  };
}

/** One report period: its items, the largest first, against all metrics. */
export function gridOfPeriod({ contents, totals }: SegmentPivot, period: string): PivotGrid {
  const whole = totals[period];
  const items = contents.flatMap(({ mainProjprod, periods }) => {
    const figures = periods[period];
    return figures ? { name: mainProjprod, figures } : [];
  });
  return {
    columns: PIVOT_METRICS.map(({ key, title, unit, change = false }) => ({
      ...{ key, title, unit, change, ownUnit: true },
    })),
    totals: PIVOT_METRICS.map(({ total }) => (total === undefined ? null : (whole?.[total] ?? null))),
    rows: items
      .toSorted((one, other) => (other.figures.projprodIncome ?? 0) - (one.figures.projprodIncome ?? 0))
      .map(({ name, figures }) => ({ name, values: PIVOT_METRICS.map(({ key }) => figures[key]) })),
  };
}
