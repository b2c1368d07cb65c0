import { percentileOf } from './percentile-of.ts';
import { RankedWindow } from './ranked-window.ts';

const of = (...values: number[]) => Float64Array.from(values);

it('ranks each value among the window that ends with it', () => {
  const result = new Float64Array(4);
  const window = new RankedWindow(4, { n: 3, least: 2 }, 1);
  window.percentiles(of(1, 3, 2, 2), result);
  // Alone; above one of two; the middle of three; two of (3, 2, 2), tied.
  expect([...result]).toEqual([NaN, 0.75, 0.5, 1 / 3]);
});

it('is the plain definition at every row, on one column after another', () => {
  const [rows, n] = [40, 9];
  const window = new RankedWindow(rows, { n, least: 4 }, 100);
  const result = new Float64Array(rows);
  for (let column = 1; column < 6; column += 1) {
    const values = Float64Array.from({ length: rows }, (_, row) =>
      (row * column) % 4 === 1 ? NaN : (row * row * column) % 11,
    );
    window.percentiles(values, result);
    for (let row = 0; row < rows; row += 1) {
      const among = values.subarray(Math.max(0, row - n + 1), row + 1);
      expect(result[row]).toBe(100 * percentileOf(values[row] ?? NaN, among, 4));
    }
  }
});

it('writes no row before the first that is asked for, and counts it', () => {
  const result = new Float64Array(4).fill(-1);
  new RankedWindow(4, { n: 3, least: 1 }, 1).percentiles(of(1, 3, NaN, 2), result, 2);
  expect([...result]).toEqual([-1, -1, NaN, 0.25]);
});
