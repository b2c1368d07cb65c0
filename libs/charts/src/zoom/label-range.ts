/** A range of a chart's labels: `first` is shown, `end` is not. */
export interface LabelRange {
  readonly first: number;
  readonly end: number;
}

/** The fewest labels a chart is zoomed to. */
export const LEAST_LABELS = 5;

/** The range made `by` times as long around the label at `at`, within `count` labels. */
export function scaledRange(range: LabelRange, at: number, by: number, count: number): LabelRange {
  const length = range.end - range.first;
  const wanted = by > 1 ? Math.max(length + 1, Math.round(length * by)) : Math.round(length * by);
  const next = Math.min(count, Math.max(LEAST_LABELS, wanted));
  const share = length === 0 ? 0 : (at - range.first) / length;
  return placedRange(Math.round(range.first + (length - next) * share), next, count);
}

/** The range moved by so many labels, within `count` labels. */
export const movedRange = ({ first, end }: LabelRange, by: number, count: number): LabelRange =>
  placedRange(first + by, end - first, count);

/** The range from one label to another, in either order, both included; never shorter than the least. */
export function rangeBetween(one: number, other: number, count: number): LabelRange {
  const [low, high] = [Math.max(0, Math.min(one, other)), Math.min(count - 1, Math.max(one, other))];
  const length = Math.max(Math.min(LEAST_LABELS, count), high - low + 1);
  return placedRange(low, length, count);
}

const placedRange = (first: number, length: number, count: number): LabelRange => {
  const from = Math.max(0, Math.min(first, count - length));
  return { first: from, end: from + length };
};
