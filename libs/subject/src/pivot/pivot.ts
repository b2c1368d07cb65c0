import type { PeriodCoverage, UnitId } from '@console/contract-core';

/** Figures by key, and beside one that is missing `<key>Why`, where that is known. */
export type Figures = Readonly<Record<string, unknown>>;

/** Figures of items – products, regions – by report period. */
export interface Pivot {
  /** `2026H1`, newest first. */
  readonly periods: readonly string[];
  /** Periods without the item are left out. */
  readonly items: readonly { readonly name: string; readonly figures: Readonly<Record<string, Figures>> }[];
  /** Sums of all items, by period. */
  readonly totals: Readonly<Record<string, Figures>>;
  /** The number of a set's members that each period is of; absent for a single company. */
  readonly coverage?: Readonly<Record<string, PeriodCoverage>> | undefined;
  /** The day the newest period became known; null without any. */
  readonly asOf: string | null;
}

/** A figure of an item. */
export interface PivotMetric {
  readonly key: string;
  readonly title: string;
  readonly unit: UnitId;
  /** Drawn with sign and colour. */
  readonly change?: true;
  /** The key of its total; shares and what has no total have none. */
  readonly total?: string;
}

/** How pivots of one kind are drawn. */
export interface PivotLook {
  /** In the order a single period shows them; the first is shown unless another is chosen. */
  readonly metrics: readonly [PivotMetric, ...PivotMetric[]];
  /** By which a single period is sorted, the largest first. */
  readonly rank: string;
}
