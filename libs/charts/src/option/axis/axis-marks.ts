import { wrapLabel } from '../wrap-label.ts';

/** A day, or a month. */
const DATE = /^\d{4}-\d{2}(-\d{2})?$/;

/** Over more months than these an axis writes years. */
const MOST_MONTHS = 36;

/**
 * The written labels of the axis, at most `most`, by their index: for many days the first of each month as
 * `YYYY-MM`, for many months the first of each year as `YYYY`, for many others every n-th counted back from
 * the newest.
 */
export function axisMarks(labels: readonly string[], most: number): ReadonlyMap<number, string> {
  const months = labels.every((label) => DATE.test(label)) ? monthStarts(labels) : [];
  if (labels.length > most && months.length > MOST_MONTHS) return new Map(everyNth(yearStarts(months), most));
  if (labels.length > most && months.length > 2) return new Map(everyNth(begun(months, labels), most));
  return new Map(
    everyNth(
      labels.map((label, at) => [at, wrapLabel(label)] as const),
      most,
    ),
  );
}

function monthStarts(days: readonly string[]): readonly Mark[] {
  const monthOf = (day: string | undefined): string | undefined => day?.slice(0, 7);
  return days.flatMap((day, at) =>
    monthOf(day) === monthOf(days[at - 1]) ? [] : [[at, day.slice(0, 7)] as const],
  );
}

/** Days of a month of which no later one can be its first trading day. */
const LATEST_START = '10';

/** Without the first month where its days begin within it: the next one's label would be close to it. */
const begun = (months: readonly Mark[], [first = '']: readonly string[]): readonly Mark[] =>
  first.slice(8) > LATEST_START ? months.slice(1) : months;

type Mark = readonly [at: number, text: string];

/** The starts of years; the first year counts only if its first month is present. */
function yearStarts(months: readonly Mark[]): readonly Mark[] {
  return months.flatMap(([at, month], place) => {
    const year = month.slice(0, 4);
    const begins = place === 0 ? month.endsWith('-01') : months[place - 1]?.[1].slice(0, 4) !== year;
    return begins ? [[at, year] as const] : [];
  });
}

function everyNth<Item>(items: readonly Item[], most: number): readonly Item[] {
  const step = Math.ceil(items.length / most);
  return items.filter((_, at) => (items.length - 1 - at) % step === 0);
}
