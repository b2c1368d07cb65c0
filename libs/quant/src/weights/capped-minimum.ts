import { solvePositive } from './positive-system.ts';
import { requireCap } from './weight-cap.ts';

export interface CappedMinimum {
  /** From 0 to the cap; they add up to 1. */
  readonly weights: Float64Array;
  /**
   * How far the weights are from the conditions of a minimum: by how much the slope of a stock that could be sold is
   * above that of one that could be bought, per mean variance. At most 1e-10, unless rounding does not allow it.
   */
  readonly gap: number;
}

/**
 * The weights of the least variance on the capped simplex: `w' C w` least, w from 0 to the cap, Σw = 1. From equal
 * weights it descends exactly along pairs of stocks (the steepest pair first, as SMO), and from there over all stocks
 * between the bounds at once (a Newton step, cut at the first bound). Plain arithmetic in a fixed order: the same bits
 * on every run. Where many weights are equally good, as for a constant or singular covariance, it is the first that
 * this way reaches.
 *
 * @param covariance stocks × stocks, symmetric, positive semidefinite
 * @throws RangeError for a covariance of another size or with missing values, or a cap too low to add up to 1
 */
export function cappedMinimum(covariance: Float64Array, stocks: number, cap: number): CappedMinimum {
  requireCap(cap, stocks);
  if (covariance.length !== stocks * stocks)
    throw new RangeError(`${covariance.length} cells for ${stocks} × ${stocks}`);
  if (!covariance.every(Number.isFinite)) throw new RangeError('a covariance is missing or infinite');
  const descent = new Descent(scaled(covariance, stocks), stocks, Math.max(cap, 1 / stocks));
  let target = 1e-3;
  for (let round = 0; round < ROUNDS && descent.pairs(target, PAIRS * stocks) > GAP; round += 1) {
    descent.freeStep();
    target = Math.max(target / 10, GAP);
  }
  return { weights: descent.weights, gap: descent.gap() };
}

const GAP = 1e-12;
const ROUNDS = 100;
/** Steps along pairs in a round, per stock. */
const PAIRS = 10;
/** Keeps a singular part solvable; per mean variance. */
const RIDGE = 1e-12;

/** Per mean variance; a covariance without any as it is. */
function scaled(covariance: Float64Array, stocks: number): Float64Array {
  let trace = 0;
  for (let stock = 0; stock < stocks; stock += 1) trace += covariance[stock * (stocks + 1)] as number;
  return trace > 0 ? covariance.map((value) => value / (trace / stocks)) : covariance;
}

interface Pair {
  /** The stock with the steepest slope of those above 0. */
  readonly seller: number;
  /** The one with the least slope of those below the cap. */
  readonly buyer: number;
  /** 0 where none can be improved. */
  readonly gap: number;
}

class Descent {
  readonly weights: Float64Array;
  private readonly slopes: Float64Array;

  constructor(
    private readonly covariance: Float64Array,
    private readonly stocks: number,
    private readonly cap: number,
  ) {
    this.weights = new Float64Array(stocks).fill(1 / stocks);
    this.slopes = new Float64Array(stocks);
    this.renewSlopes();
  }

  gap(): number {
    return this.steepestPair().gap;
  }

  /** Moves weight between two stocks at a time until the gap is at most `target`; answers the gap. */
  pairs(target: number, most: number): number {
    let pair = this.steepestPair();
    for (let step = 0; step < most && pair.gap > target; step += 1) {
      this.move(pair);
      pair = this.steepestPair();
    }
    return pair.gap;
  }

  /** A Newton step over the stocks between the bounds, with the variance along it least, up to the first bound. */
  freeStep(): void {
    const { weights, slopes, cap, stocks } = this;
    const free = Uint32Array.from(weights.keys()).filter((stock) => isBetween(weights[stock] as number, cap));
    if (free.length < 2) return;
    const part = partOf(this.covariance, stocks, free);
    const direction = downhill(
      part,
      Float64Array.from(free, (stock) => slopes[stock] as number),
    );
    let length = this.leastAlong(free, direction);
    for (const [at, stock] of free.entries())
      length = Math.min(length, roomOf(weights[stock] as number, direction[at] as number, cap));
    if (length > 0) this.follow(free, direction, length);
    this.renewSlopes();
  }

  private follow(free: Uint32Array, direction: Float64Array, length: number): void {
    const { weights, cap } = this;
    for (const [at, stock] of free.entries()) {
      const step = direction[at] as number;
      const weight = weights[stock] as number;
      const bound = step > 0 ? cap : 0;
      weights[stock] = roomOf(weight, step, cap) <= length ? bound : weight + length * step;
    }
  }

  /** How far the variance falls along a direction, in lengths of it. */
  private leastAlong(free: Uint32Array, direction: Float64Array): number {
    const { covariance, slopes, stocks } = this;
    let slope = 0;
    let curvature = 0;
    for (let row = 0; row < free.length; row += 1) {
      const step = direction[row] as number;
      const start = (free[row] as number) * stocks;
      let sum = 0;
      for (let column = 0; column < free.length; column += 1)
        sum += (direction[column] as number) * (covariance[start + (free[column] as number)] as number);
      slope += step * (slopes[free[row] as number] as number);
      curvature += step * sum;
    }
    if (slope >= 0) return 0;
    return curvature > 0 ? -slope / curvature : Infinity;
  }

  private steepestPair(): Pair {
    const { weights, slopes, cap, stocks } = this;
    let seller = -1;
    let buyer = -1;
    let highest = -Infinity;
    let lowest = Infinity;
    for (let stock = 0; stock < stocks; stock += 1) {
      const weight = weights[stock] as number;
      const slope = slopes[stock] as number;
      if (weight > 0 && slope > highest) {
        highest = slope;
        seller = stock;
      }
      if (weight < cap && slope < lowest) {
        lowest = slope;
        buyer = stock;
      }
    }
    return { seller, buyer, gap: Math.max(0, highest - lowest) };
  }

  private move({ seller, buyer, gap }: Pair): void {
    const { weights, slopes, covariance, stocks, cap } = this;
    const [sold, bought] = [seller * stocks, buyer * stocks];
    const curvature =
      (covariance[sold + seller] as number) +
      (covariance[bought + buyer] as number) -
      2 * (covariance[sold + buyer] as number);
    const [toZero, toCap] = [weights[seller] as number, cap - (weights[buyer] as number)];
    const step = Math.min(curvature > 0 ? gap / curvature : Infinity, toZero, toCap);
    weights[seller] = step === toZero ? 0 : (weights[seller] as number) - step;
    weights[buyer] = step === toCap ? cap : (weights[buyer] as number) + step;
    for (let stock = 0; stock < stocks; stock += 1)
      slopes[stock] =
        (slopes[stock] as number) +
        step * ((covariance[bought + stock] as number) - (covariance[sold + stock] as number));
  }

  /** Slopes computed from the weights, without the rounding of the steps. */
  private renewSlopes(): void {
    const { weights, slopes, covariance, stocks } = this;
    slopes.fill(0);
    for (let row = 0; row < stocks; row += 1) {
      const weight = weights[row] as number;
      if (weight === 0) continue;
      for (let stock = 0; stock < stocks; stock += 1)
        slopes[stock] = (slopes[stock] as number) + weight * (covariance[row * stocks + stock] as number);
    }
  }
}

const isBetween = (weight: number, cap: number): boolean => weight > 0 && weight < cap;

/** The rows and columns of some stocks, with a ridge. */
function partOf(covariance: Float64Array, stocks: number, free: Uint32Array): Float64Array {
  const part = new Float64Array(free.length ** 2);
  for (let row = 0; row < free.length; row += 1) {
    const start = (free[row] as number) * stocks;
    for (let column = 0; column < free.length; column += 1)
      part[row * free.length + column] = covariance[start + (free[column] as number)] as number;
    part[row * (free.length + 1)] = (part[row * (free.length + 1)] as number) + RIDGE;
  }
  return part;
}

/** The step to the least variance among free stocks that keeps the sum of their weights. */
function downhill(part: Float64Array, slopes: Float64Array): Float64Array {
  const ones = new Float64Array(slopes.length).fill(1);
  solvePositive(part, slopes.length, [ones, slopes]);
  const level = sum(slopes) / sum(ones);
  return slopes.map((value, at) => level * (ones[at] as number) - value);
}

/** How many times a step fits before a bound. */
function roomOf(weight: number, step: number, cap: number): number {
  if (step === 0) return Infinity;
  return step > 0 ? (cap - weight) / step : -weight / step;
}

const sum = (values: Float64Array): number => values.reduce((total, value) => total + value, 0);
