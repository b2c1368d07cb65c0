import type { UnitId } from '@console/contract-core';
import { percentileOf } from '@console/quant';
import { yearBefore } from '@console/market/read';
import { isDay } from './periods-of-dates.ts';
import type { ReadColumn, ReadLine, ReadTable } from './read-table.ts';

/** A figure that code derived from the figures of a table. */
export interface DerivedFigure {
  readonly title: string;
  readonly value: number;
  readonly unit: UnitId;
}

/** Figures that code derived: one for each column, or null where there is none. */
export interface DerivedRow {
  readonly kind: 'change' | 'percentile';
  readonly label: string;
  readonly figures: readonly (DerivedFigure | null)[];
}

/** The fewest earlier figures that a percentile is among: of days, and of the same period of other years. */
const LEAST = { days: 8, years: 4 } as const;

/**
 * What the newest line is against the line a year before, and its percentile among those before it. Only of tables of the
 * subject itself: lines of entities are no history. Figures of reports add up over the year, so that a period is compared
 * with the same period of other years.
 */
export function derivedRows({ lines, columns }: ReadTable): readonly DerivedRow[] {
  const [newest] = lines;
  if (newest === undefined || newest.period === '' || lines.some(({ entity }) => entity !== null)) return [];
  const before = placeAYearBefore(lines, newest);
  const daily = isDay(newest.period);
  const history = lines.flatMap(({ period, label }, at) =>
    at > 0 && !isExpected(label) && (daily || period.slice(4) === newest.period.slice(4)) ? [at] : [],
  );
  const least = daily ? LEAST.days : LEAST.years;
  const percentiles = isExpected(newest.label)
    ? []
    : columns.map((column) => percentileOfNewest(column, history, least));
  const rows: DerivedRow[] = [
    { kind: 'change', label: '较一年前', figures: columns.map((column) => changeOf(column, before)) },
    {
      kind: 'percentile',
      label: `近 ${history.length + 1} ${daily ? '日' : '期'}分位`,
      figures: percentiles,
    },
  ];
  return rows.filter(({ figures }) => figures.some((figure) => figure !== null));
}

/** The place of the line a year before: of its very period, or of a day at most a week earlier; -1 without one. */
export function placeAYearBefore(lines: readonly ReadLine[], newest: ReadLine): number {
  const wanted = yearBefore(newest.period);
  if (!isDay(wanted)) return lines.findIndex(({ period, label }) => period === wanted && !isExpected(label));
  const place = lines.findIndex(({ period }) => period <= wanted);
  const found = lines[place];
  return found && Date.parse(wanted.replace(/02-29$/, '02-28')) - Date.parse(found.period) <= 7 * 86_400_000
    ? place
    : -1;
}

const isExpected = (label: string): boolean => /^\d{4}E$/.test(label);

/** The growth; of what is a share of something already, and of what was not positive, none. */
function changeOf({ title, unit, values }: ReadColumn, before: number): DerivedFigure | null {
  const [now = null] = values;
  const then = values[before] ?? null;
  if (unit === 'percent' || now === null || then === null || then <= 0) return null;
  return { title: `${title}较一年前`, value: now / then - 1, unit: 'percent' };
}

function percentileOfNewest(
  { title, values }: ReadColumn,
  history: readonly number[],
  least: number,
): DerivedFigure | null {
  const newest = values[0] ?? null;
  const known = history.flatMap((at) => values[at] ?? []);
  if (newest === null || known.length < least) return null;
  return { title: `${title}历史分位`, value: percentileOf(newest, known), unit: 'percent' };
}
