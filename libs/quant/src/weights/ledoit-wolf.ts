import { checkCells, type PanelShape } from '../panel/panel-shape.ts';

export interface ShrunkCovariance {
  /** stocks × stocks, row by row, of one day's returns. */
  readonly covariance: Float64Array;
  /** How much of it is the target, 0 to 1. */
  readonly shrinkage: number;
}

/**
 * The covariance of daily returns, dates × stocks, shrunk towards equal variances without correlation, by the amount
 * that Ledoit and Wolf (2004, "A well-conditioned estimator for large-dimensional covariance matrices") estimate; the
 * covariance before it divides by the number of dates, as scikit-learn's `ledoit_wolf`. A missing return counts as the
 * stock's mean, and its variance is that of the returns that it has.
 */
export function ledoitWolf(returns: Float64Array, shape: PanelShape): ShrunkCovariance {
  checkCells(shape, { returns });
  const { dates, stocks } = shape;
  const columns = centredColumns(returns, shape);
  const covariance = products(columns, shape);
  let trace = 0;
  for (let stock = 0; stock < stocks; stock += 1) trace += covariance[stock * stocks + stock] as number;
  const mean = trace / stocks;
  const size = covariance.reduce((sum, value) => sum + value * value, 0);
  const spread = (size - 2 * mean * trace + stocks * mean * mean) / stocks;
  const error = Math.max(0, (fourths(columns, shape) / dates - size) / (stocks * dates));
  const shrinkage = error > 0 && spread > 0 ? Math.min(error, spread) / spread : 0;
  for (let cell = 0; cell < covariance.length; cell += 1) {
    const target = cell % (stocks + 1) === 0 ? mean : 0;
    covariance[cell] = (1 - shrinkage) * (covariance[cell] as number) + shrinkage * target;
  }
  return { covariance, shrinkage };
}

/**
 * Stock-major, an even number of columns: each stock's returns less their mean, missing ones 0, scaled so that those do
 * not lower its variance.
 */
function centredColumns(returns: Float64Array, { dates, stocks }: PanelShape): Float64Array {
  const columns = new Float64Array(dates * (stocks + (stocks % 2)));
  for (let stock = 0; stock < stocks; stock += 1) {
    let sum = 0;
    let count = 0;
    for (let cell = stock; cell < returns.length; cell += stocks) {
      const value = returns[cell] as number;
      if (Number.isNaN(value)) continue;
      sum += value;
      count += 1;
    }
    const [mean, scale] = [sum / count, Math.sqrt(dates / count)];
    for (let date = 0; date < dates; date += 1) {
      const value = returns[date * stocks + stock] as number;
      columns[stock * dates + date] = Number.isNaN(value) ? 0 : (value - mean) * scale;
    }
  }
  return columns;
}

/** The mean product of each two columns, two by two: four sums at a time cost half the reads. */
function products(columns: Float64Array, { dates, stocks }: PanelShape): Float64Array {
  const covariance = new Float64Array(stocks * stocks);
  const place = (row: number, column: number, sum: number): void => {
    if (row >= stocks || column >= stocks) return;
    covariance[row * stocks + column] = sum / dates;
    covariance[column * stocks + row] = sum / dates;
  };
  for (let row = 0; row < stocks; row += 2)
    for (let column = 0; column <= row; column += 2) {
      let [upperLeft, upperRight, lowerLeft, lowerRight]: readonly number[] = ZEROS;
      const [upper, lower] = [row * dates, (row + 1) * dates];
      const [left, right] = [column * dates, (column + 1) * dates];
      for (let date = 0; date < dates; date += 1) {
        const one = columns[upper + date] as number;
        const two = columns[lower + date] as number;
        const first = columns[left + date] as number;
        const second = columns[right + date] as number;
        upperLeft += one * first;
        upperRight += one * second;
        lowerLeft += two * first;
        lowerRight += two * second;
      }
      place(row, column, upperLeft);
      place(row, column + 1, upperRight);
      place(row + 1, column, lowerLeft);
      place(row + 1, column + 1, lowerRight);
    }
  return covariance;
}

const ZEROS = [0, 0, 0, 0] as const;

/** Over dates, the sum of the squared sums of squares. */
function fourths(columns: Float64Array, { dates, stocks }: PanelShape): number {
  let total = 0;
  for (let date = 0; date < dates; date += 1) {
    let squares = 0;
    for (let stock = 0; stock < stocks; stock += 1) squares += (columns[stock * dates + date] as number) ** 2;
    total += squares * squares;
  }
  return total;
}
