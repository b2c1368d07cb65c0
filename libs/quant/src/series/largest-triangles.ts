/**
 * The positions of values that keep the shape of a line when only `most` of them are drawn: largest triangle three
 * buckets (Steinarsson 2013). The first and the last are always among them; ascending. All of them where there are no
 * more than `most`.
 *
 * @param values at equal distances, without NaN
 * @throws RangeError for `most` below 3
 */
export function largestTriangles(values: ArrayLike<number>, most: number): number[] {
  if (!Number.isInteger(most) || most < 3) throw new RangeError(`most must be at least 3, not ${most}`);
  const count = values.length;
  if (count <= most) return Array.from({ length: count }, (_, at) => at);
  const width = (count - 2) / (most - 2);
  /** The first position of a bucket; the last value is a bucket of its own. */
  const start = (bucket: number): number => Math.min(count - 1, Math.floor(bucket * width) + 1);
  const chosen = [0];
  for (let bucket = 0; bucket < most - 2; bucket += 1) {
    const next = meanPoint(values, start(bucket + 1), Math.max(start(bucket + 2), start(bucket + 1) + 1));
    chosen.push(
      largest(values, { from: start(bucket), to: start(bucket + 1), left: chosen.at(-1) ?? 0, next }),
    );
  }
  return [...chosen, count - 1];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function meanPoint(values: ArrayLike<number>, from: number, to: number): Point {
  const end = Math.min(to, values.length);
  let sum = 0;
  for (let at = from; at < end; at += 1) sum += values[at] as number;
  return { x: (from + end - 1) / 2, y: sum / (end - from) };
}

interface Bucket {
  readonly from: number;
  readonly to: number;
  /** The position that was chosen before it. */
  readonly left: number;
  /** The middle of the bucket after it. */
  readonly next: Point;
}

/** The position within a bucket that makes the largest triangle with its neighbours; the first of equal ones. */
function largest(values: ArrayLike<number>, { from, to, left, next }: Bucket): number {
  const before = values[left] as number;
  let [best, area] = [from, -1];
  for (let at = from; at < to; at += 1) {
    const own = Math.abs(
      (left - next.x) * ((values[at] as number) - before) - (left - at) * (next.y - before),
    );
    if (own > area) [best, area] = [at, own];
  }
  return best;
}
