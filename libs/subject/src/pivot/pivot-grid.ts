import type { SegmentPivot } from '@console/contract-company';
import { missingText, type UnitId } from '@console/contract-core';
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
  readonly totals: readonly GridCell[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly GridCell[] }[];
}

export interface GridCell {
  readonly value: number | null;
  /** Why there is none, where that is known. */
  readonly reason?: string | undefined;
}

const NO_CELL: GridCell = { value: null };

function cellOf<Key extends string>(
  figures: Readonly<Partial<Record<Key, number | null>>> | undefined,
  key: Key | undefined,
): GridCell {
  if (figures === undefined || key === undefined) return NO_CELL;
  const value = figures[key] ?? null;
  return value === null ? { value, reason: missingText(figures, key) } : { value };
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
    totals: periods.map((period) => cellOf(totals[period], total)),
    rows: contents.map(({ mainProjprod, periods: figures }) => ({
      name: mainProjprod,
      cells: periods.map((period) => cellOf(figures[period], metric.key)),
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
    totals: PIVOT_METRICS.map(({ total }) => cellOf(whole, total)),
    rows: items
      .toSorted((one, other) => (other.figures.projprodIncome ?? 0) - (one.figures.projprodIncome ?? 0))
      .map(({ name, figures }) => ({ name, cells: PIVOT_METRICS.map(({ key }) => cellOf(figures, key)) })),
  };
}
