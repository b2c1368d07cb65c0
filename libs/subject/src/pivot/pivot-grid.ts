import { missingText, type UnitId } from '@console/contract-core';
import type { Figures, Pivot, PivotLook, PivotMetric } from './pivot.ts';

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

function cellOf(figures: Figures | undefined, key: string | undefined): GridCell {
  if (figures === undefined || key === undefined) return NO_CELL;
  const value = figures[key];
  return typeof value === 'number' ? { value } : { value: null, reason: missingText(figures, key) };
}

/** One metric: items against report periods, in the order given. */
export function gridOfMetric(
  { items, totals }: Pivot,
  metric: PivotMetric,
  periods: readonly string[],
): PivotGrid {
  const { unit, total } = metric;
  const change = metric.change ?? false;
  return {
    columns: periods.map((period) => ({ key: period, title: period, unit, change, ownUnit: false })),
    totals: periods.map((period) => cellOf(totals[period], total)),
    rows: items.map(({ name, figures }) => ({
      name,
      cells: periods.map((period) => cellOf(figures[period], metric.key)),
    })),
  };
}

/** One report period: its items, the largest first, against all metrics. */
export function gridOfPeriod(
  { items, totals }: Pivot,
  { metrics, rank }: PivotLook,
  period: string,
): PivotGrid {
  const whole = totals[period];
  const sold = items.flatMap(({ name, figures: { [period]: figures } }) =>
    figures ? { name, figures } : [],
  );
  const rankOf = (figures: Figures): number => cellOf(figures, rank).value ?? 0;
  return {
    columns: metrics.map(({ key, title, unit, change = false }) => ({
      key,
      title,
      unit,
      change,
      ownUnit: true,
    })),
    totals: metrics.map(({ total }) => cellOf(whole, total)),
    rows: sold
      .toSorted((one, other) => rankOf(other.figures) - rankOf(one.figures))
      .map(({ name, figures }) => ({ name, cells: metrics.map(({ key }) => cellOf(figures, key)) })),
  };
}
