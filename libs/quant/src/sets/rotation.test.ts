import { rotation } from './rotation.ts';

const series = (...values: number[]): Float64Array => Float64Array.from(values);
const SPANS = { window: 2, lag: 1 };

describe('the rotation of a set against the market', () => {
  it('is its relative strength over the mean of the window, and the change of that over the lag', () => {
    // Relative 1, 1, 1.2, 1.2: means of two 1, 1.1, 1.2.
    const { strength, momentum } = rotation(series(10, 20, 24, 36), series(10, 20, 20, 30), SPANS);
    expect([...strength].map((value) => Number(value.toFixed(9)))).toEqual([
      NaN,
      100,
      Number(((100 * 1.2) / 1.1).toFixed(9)),
      100,
    ]);
    expect(momentum[1]).toBeNaN();
    expect(momentum[2]).toBeCloseTo(120 / 1.1, 9);
    expect(momentum[3]).toBeCloseTo((100 * 1.1) / 1.2, 9);
  });

  it('is 100 throughout for the market itself', () => {
    const market = series(5, 6, 4, 8);
    const { strength, momentum } = rotation(market, market, SPANS);
    expect([...strength.slice(1)]).toEqual([100, 100, 100]);
    expect([...momentum.slice(2)]).toEqual([100, 100]);
  });

  it('is missing while a value of the window is', () => {
    const { strength, momentum } = rotation(series(NaN, 1, 1, 1), series(1, 1, 1, 1), SPANS);
    expect([...strength]).toEqual([NaN, NaN, 100, 100]);
    expect([...momentum]).toEqual([NaN, NaN, NaN, 100]);
  });

  it('of nothing is nothing, and leaves its input unchanged', () => {
    expect(rotation(series(), series(), SPANS).strength).toHaveLength(0);
    const index = series(1, 2, 3);
    rotation(index, series(1, 1, 1), SPANS);
    expect([...index]).toEqual([1, 2, 3]);
  });
});
