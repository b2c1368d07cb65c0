/**
 * Means and sums of squared deviations of two samples, with the sum of their products: parts that can be
 * merged.
 */
interface Parts {
  readonly count: Float64Array;
  readonly meanX: Float64Array;
  readonly meanY: Float64Array;
  readonly squaresX: Float64Array;
  readonly squaresY: Float64Array;
  readonly products: Float64Array;
}

/**
 * Second moments of two columns over windows of n rows, of the rows on which both have a value. Rows are in
 * blocks of n: a window is the end of one block merged with the beginning of the next (Chan, Golub and
 * LeVeque), and a value that has left leaves no rounding behind. A flat window's squares are exactly 0.
 */
export class WindowMoments {
  /** By row, of its window. */
  readonly count: Float64Array;
  readonly squaresX: Float64Array;
  readonly squaresY: Float64Array;
  readonly products: Float64Array;
  private readonly suffixes: Parts;
  private readonly prefixes: Parts;

  constructor(
    private readonly dates: number,
    private readonly n: number,
  ) {
    this.suffixes = partsOf(dates);
    this.prefixes = partsOf(dates);
    this.count = new Float64Array(dates);
    this.squaresX = new Float64Array(dates);
    this.squaresY = new Float64Array(dates);
    this.products = new Float64Array(dates);
  }

  /** Reads two columns, which may be one and the same. */
  read(x: Float64Array, y: Float64Array): void {
    const { dates, n } = this;
    for (let start = 0; start < dates; start += n) {
      const end = Math.min(start + n, dates);
      for (let date = start; date < end; date += 1)
        grow(this.prefixes, date === start ? -1 : date - 1, date, x[date] as number, y[date] as number);
      for (let date = end - 1; date >= start; date -= 1)
        grow(this.suffixes, date === end - 1 ? -1 : date + 1, date, x[date] as number, y[date] as number);
    }
    for (let date = 0; date < dates; date += 1) this.merge(date);
  }

  private merge(date: number): void {
    const { prefixes, suffixes, n } = this;
    const from = date - n + 1;
    const before = from > 0 && from % n !== 0 ? (suffixes.count[from] as number) : 0;
    const now = prefixes.count[date] as number;
    const count = before + now;
    this.count[date] = count;
    this.squaresX[date] = prefixes.squaresX[date] as number;
    this.squaresY[date] = prefixes.squaresY[date] as number;
    this.products[date] = prefixes.products[date] as number;
    if (before === 0) return;
    const gapX = now === 0 ? 0 : (prefixes.meanX[date] as number) - (suffixes.meanX[from] as number);
    const gapY = now === 0 ? 0 : (prefixes.meanY[date] as number) - (suffixes.meanY[from] as number);
    const weight = (before * now) / count;
    this.squaresX[date] =
      (this.squaresX[date] as number) + (suffixes.squaresX[from] as number) + gapX * gapX * weight;
    this.squaresY[date] =
      (this.squaresY[date] as number) + (suffixes.squaresY[from] as number) + gapY * gapY * weight;
    this.products[date] =
      (this.products[date] as number) + (suffixes.products[from] as number) + gapX * gapY * weight;
  }
}

function partsOf(dates: number): Parts {
  const column = (): Float64Array => new Float64Array(dates);
  return {
    count: column(),
    meanX: column(),
    meanY: column(),
    squaresX: column(),
    squaresY: column(),
    products: column(),
  };
}

/** Welford's step: the parts at `to` are those at `from` (−1: none) and one more pair. */
function grow(parts: Parts, from: number, to: number, x: number, y: number): void {
  const { count, meanX, meanY, squaresX, squaresY, products } = parts;
  const none = from < 0;
  const before = none ? 0 : (count[from] as number);
  const oldX = none ? 0 : (meanX[from] as number);
  const oldY = none ? 0 : (meanY[from] as number);
  const missing = Number.isNaN(x) || Number.isNaN(y);
  const now = missing ? before : before + 1;
  const newX = missing ? oldX : before === 0 ? x : oldX + (x - oldX) / now;
  const newY = missing ? oldY : before === 0 ? y : oldY + (y - oldY) / now;
  count[to] = now;
  meanX[to] = newX;
  meanY[to] = newY;
  const first = missing || before === 0;
  squaresX[to] = (none ? 0 : (squaresX[from] as number)) + (first ? 0 : (x - oldX) * (x - newX));
  squaresY[to] = (none ? 0 : (squaresY[from] as number)) + (first ? 0 : (y - oldY) * (y - newY));
  products[to] = (none ? 0 : (products[from] as number)) + (first ? 0 : (x - oldX) * (y - newY));
}
