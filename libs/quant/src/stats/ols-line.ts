export interface OlsLine {
  /** The pairs of which neither is NaN. */
  readonly count: number;
  readonly intercept: number;
  readonly slope: number;
  /** NaN when y is flat: there is nothing to explain. */
  readonly rSquared: number;
}

/**
 * y = intercept + slope · x by ordinary least squares over the pairs of which neither is NaN. NaN with fewer
 * than two pairs or a flat x (a deviation of at most 1e-15 of its mean).
 */
export function olsLine(x: ArrayLike<number>, y: ArrayLike<number>): OlsLine {
  if (x.length !== y.length) throw new RangeError(`x has ${x.length} values, y has ${y.length}`);
  const { count, meanX, meanY } = means(x, y);
  let [xx, xy, yy] = [0, 0, 0];
  for (let at = 0; at < x.length; at += 1) {
    const dx = (x[at] ?? NaN) - meanX;
    const dy = (y[at] ?? NaN) - meanY;
    if (Number.isNaN(dx) || Number.isNaN(dy)) continue;
    xx += dx * dx;
    xy += dx * dy;
    yy += dy * dy;
  }
  if (count < 2 || isFlat(xx / count, meanX)) {
    return { count, intercept: NaN, slope: NaN, rSquared: NaN };
  }
  const slope = xy / xx;
  const rSquared = isFlat(yy / count, meanY) ? NaN : Math.min(1, (xy / xx) * (xy / yy));
  return { count, intercept: meanY - slope * meanX, slope, rSquared };
}

const isFlat = (variance: number, mean: number): boolean => variance <= (1e-15 * mean) ** 2;

/** Means of the complete pairs, in two passes: the second removes the rounding of the first. */
function means(x: ArrayLike<number>, y: ArrayLike<number>): { count: number; meanX: number; meanY: number } {
  let [count, meanX, meanY] = [0, 0, 0];
  for (let pass = 0; pass < 2; pass += 1) {
    let [leftX, leftY] = [0, 0];
    count = 0;
    for (let at = 0; at < x.length; at += 1) {
      const dx = (x[at] ?? NaN) - meanX;
      const dy = (y[at] ?? NaN) - meanY;
      if (Number.isNaN(dx) || Number.isNaN(dy)) continue;
      leftX += dx;
      leftY += dy;
      count += 1;
    }
    meanX += leftX / count;
    meanY += leftY / count;
  }
  return { count, meanX, meanY };
}
