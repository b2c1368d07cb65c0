import { wrapLabel } from './wrap-label.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Which labels of the axis are written, by their index, and how: of many days the first of a month as
 * `YYYY-MM`, of many others every so many counted back from the newest; at most `most`.
 */
export function axisMarks(labels: readonly string[], most: number): ReadonlyMap<number, string> {
  const months = labels.every((label) => DAY.test(label)) ? monthStarts(labels) : [];
  if (labels.length > most && months.length > 2) return new Map(everyNth(months, most));
  return new Map(
    everyNth(
      labels.map((label, at) => [at, wrapLabel(label)] as const),
      most,
    ),
  );
}

function monthStarts(days: readonly string[]): (readonly [at: number, month: string])[] {
  const monthOf = (day: string | undefined): string | undefined => day?.slice(0, 7);
  return days.flatMap((day, at) =>
    monthOf(day) === monthOf(days[at - 1]) ? [] : [[at, day.slice(0, 7)] as const],
  );
}

function everyNth<Item>(items: readonly Item[], most: number): readonly Item[] {
  const step = Math.ceil(items.length / most);
  return items.filter((_, at) => (items.length - 1 - at) % step === 0);
}
