import type { CallerInputOf, OutputOf } from '@console/contract-core';
import {
  INDICATOR_FREQUENCIES,
  type Indicator,
  type IndicatorFrequency,
  type investEntries,
} from '@console/contract-invest';

type Browsed = OutputOf<typeof investEntries.browseList>;
export type SavedCalc = NonNullable<Browsed[number]['calc']>;

/** One thing on the reader's list: an indicator, or a calculation of theirs. */
export interface BrowseItem {
  /** In the address: `daily_bar.close`, or `calc12`. */
  readonly key: string;
  /** The id of its place on the list; null for a default that was not kept yet. */
  readonly id: number | null;
  readonly name: string;
  /** How often, or that it is calculated. */
  readonly note: string;
  /** How it is to be read: a note, or a formula. */
  readonly hint: string;
  readonly calc: SavedCalc | null;
}

/** As many lines as one look takes in, and as the service draws at once. */
export const MOST_LINES = 6;
/** As many as the list holds. */
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
  /** Keys; null for the first of the list. */
  readonly lines: readonly string[] | null;
  /** Calculations are drawn of one company alone, from its own figures. */
  readonly ofCompany: boolean;
}

/** Which of the list are drawn, in its order; never more than fit. */
export function drawnItems(
  items: readonly BrowseItem[],
  { lines, ofCompany }: DrawnWish,
): readonly BrowseItem[] {
  return items
    .filter(({ key, calc }) => (ofCompany || calc === null) && (lines === null || lines.includes(key)))
    .slice(0, MOST_LINES);
}

/** The list with one of it `by` places further down, or up. */
export function movedItem(items: readonly BrowseItem[], key: string, by: number): readonly BrowseItem[] {
  const from = items.findIndex((item) => item.key === key);
  const moved = items[from];
  const to = Math.max(0, Math.min(items.length - 1, from + by));
  if (!moved || to === from) return items;
  const others = items.filter((item) => item !== moved);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

/** As `browseUpdate` takes the list. */
export const updateInput = (
  items: readonly BrowseItem[],
): CallerInputOf<typeof investEntries.browseUpdate> => ({
  items: items.map(({ key, calc }) => (calc ? { calc: calc.id } : { indicator: key })),
});

/** As `indicatorLines` takes what is drawn. */
export const linesOf = (
  drawn: readonly BrowseItem[],
): { readonly indicators: string[]; readonly calcs: number[] } => ({
  indicators: drawn.flatMap(({ key, calc }) => (calc ? [] : [key])),
  calcs: drawn.flatMap(({ calc }) => (calc ? [calc.id] : [])),
});
