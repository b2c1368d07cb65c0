import type { CallerInputOf, OutputOf } from '@console/contract-core';
import {
  INDICATOR_FREQUENCIES,
  type Indicator,
  type IndicatorFrequency,
  type investEntries,
} from '@console/contract-invest';

type Browsed = OutputOf<typeof investEntries.browseList>;
export type SavedCalc = NonNullable<Browsed[number]['calc']>;

/** An item of the reader's list: an indicator, or a calculation of theirs. */
export interface BrowseItem {
  /** Its key in the address: `daily_bar.close`, or `calc12`. */
  readonly key: string;
  /** The id of its position in the list; null for a default that is not stored yet. */
  readonly id: number | null;
  readonly name: string;
  /** Its frequency, or that it is calculated. */
  readonly note: string;
  /** An explanation: a note, or a formula. */
  readonly hint: string;
  readonly calc: SavedCalc | null;
}

/** The most lines drawn at once, as the service allows. */
export const MOST_LINES = 6;
/** The most items of the list. */
export const MOST_ITEMS = 30;

/** The list in its order. */
export function itemsOf(browsed: Browsed): readonly BrowseItem[] {
  return [...browsed]
    .sort((one, other) => one.position - other.position)
    .flatMap(({ id, indicator, calc }) => {
      if (calc) return [calcItem(calc, id)];
      return indicator ? [indicatorItem(indicator, id)] : [];
    });
}

export const indicatorItem = (
  { id: key, name, frequency, note }: Pick<Indicator, 'id' | 'name' | 'frequency' | 'note'>,
  id: number | null = null,
): BrowseItem => ({ key, id, name, note: SHORT_FREQUENCY[frequency], hint: note, calc: null });

export const calcItem = (calc: SavedCalc, id: number | null = null): BrowseItem => ({
  key: `calc${calc.id}`,
  id,
  name: calc.name,
  note: '计算',
  hint: calc.formula,
  calc,
});

/** 日, 季 */
export const SHORT_FREQUENCY: Readonly<Record<IndicatorFrequency, string>> = {
  daily: INDICATOR_FREQUENCIES.daily.slice(0, 1),
  quarterly: INDICATOR_FREQUENCIES.quarterly.slice(0, 1),
};

export interface DrawnWish {
  /** The requested keys; null for the first items of the list. */
  readonly lines: readonly string[] | null;
  /** Whether a company is chosen: calculations are drawn only for a company, from its own figures. */
  readonly ofCompany: boolean;
}

/** The items of the list that are drawn, in its order; never more than fit. */
export function drawnItems(
  items: readonly BrowseItem[],
  { lines, ofCompany }: DrawnWish,
): readonly BrowseItem[] {
  return items
    .filter(({ key, calc }) => (ofCompany || calc === null) && (lines === null || lines.includes(key)))
    .slice(0, MOST_LINES);
}

/** The list with one item moved down by `by` positions, or up if negative. */
export function movedItem(items: readonly BrowseItem[], key: string, by: number): readonly BrowseItem[] {
  const from = items.findIndex((item) => item.key === key);
  const moved = items[from];
  const to = Math.max(0, Math.min(items.length - 1, from + by));
  if (!moved || to === from) return items;
  const others = items.filter((item) => item !== moved);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

/** The list as the input of `browseUpdate`. */
export const updateInput = (
  items: readonly BrowseItem[],
): CallerInputOf<typeof investEntries.browseUpdate> => ({
  items: items.map(({ key, calc }) => (calc ? { calc: calc.id } : { indicator: key })),
});

/** The drawn items as the input of `indicatorLines`. */
export const linesOf = (
  drawn: readonly BrowseItem[],
): { readonly indicators: string[]; readonly calcs: number[] } => ({
  indicators: drawn.flatMap(({ key, calc }) => (calc ? [] : [key])),
  calcs: drawn.flatMap(({ calc }) => (calc ? [calc.id] : [])),
});
