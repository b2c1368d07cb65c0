import { MeanPercentile } from './mean-percentile.ts';

const of = (...values: number[]) => Float64Array.from(values);
function indexOf(measures: readonly Float64Array[], least: number, groups: Uint16Array | null = null) {
  const stocks = measures[0]?.length ?? 0;
  const result = new Float64Array(stocks);
  new MeanPercentile(stocks, least, 2).write(measures, groups, result);
  return [...result];
}

it('is five times the mean percentile of the rates', () => {
  const rates = [of(1, 2), of(1, 2), of(2, 1), of(1, 2), of(3, 3)];
  // Percentiles 0.25 and 0.75; equal ones 0.5.
  expect(indexOf(rates, 3)).toEqual([5 * ((0.25 * 3 + 0.75 + 0.5) / 5), 5 * ((0.75 * 3 + 0.25 + 0.5) / 5)]);
});

it('leaves missing rates out, down to three of five', () => {
  const rates = [of(1, 2), of(1, NaN), of(1, NaN), of(NaN, 1), of(1, 1)];
  const [first, second] = indexOf(rates, 3);
  expect(first).toBe(5 * ((0.25 + 0.5 + 0.5 + 0.5) / 4));
  expect(second).toBe(5 * ((0.75 + 0.5 + 0.5) / 3));
  expect(indexOf([...rates.slice(0, 4), of(1, NaN)], 3)[1]).toBeNaN();
});

it('ranks within groups, one of its own in the middle', () => {
  expect(indexOf([of(1, 9, 2)], 1, Uint16Array.from([0, 1, 0]))).toEqual([1.25, 2.5, 3.75]);
});

it('starts every date from nothing', () => {
  const mean = new MeanPercentile(2, 1);
  const result = new Float64Array(2);
  mean.write([of(1, 2)], null, result);
  mean.write([of(NaN, 2)], null, result);
  expect([...result]).toEqual([NaN, 2.5]);
});

it('is the same on a date like the one before, and another after each kind of change', () => {
  const mean = new MeanPercentile(3, 1, 2);
  const result = new Float64Array(3);
  const dates: (readonly [Float64Array[], Uint16Array | null])[] = [
    [[of(1, 2, NaN)], null],
    [[of(1, 2, NaN)], null],
    [[of(1, 0, NaN)], null],
    [[of(1, 0, 3)], null],
    [[of(1, 0, 3)], Uint16Array.of(0, 1, 0)],
    [[of(1, 0, 3)], Uint16Array.of(0, 0, 1)],
    [[of(1, 0, 3), of(3, 2, 1)], null],
    [[of(1, 0, 3)], null],
  ];
  for (const [measures, groups] of dates) {
    mean.write(measures, groups, result);
    expect([...result]).toEqual(indexOf(measures, 1, groups));
  }
});

it('does not take a measure that its caller fills again for the one before', () => {
  const mean = new MeanPercentile(2, 1);
  const result = new Float64Array(2);
  const measure = of(1, 2);
  mean.write([measure], null, result);
  measure.set([2, 1]);
  mean.write([measure], null, result);
  expect([...result]).toEqual([3.75, 1.25]);
});

it('has the medians of every measure by group, also of one that did not change', () => {
  const mean = new MeanPercentile(3, 1, 2);
  const result = new Float64Array(3);
  const groups = Uint16Array.of(0, 1, 0);
  mean.write([of(1, 2, 3), of(5, 6, NaN)], groups, result);
  expect(mean.medians()).toEqual([of(2, 2), of(5, 6)]);
  mean.write([of(1, 2, 3), of(5, NaN, 8)], groups, result);
  expect(mean.medians()).toEqual([of(2, 2), of(6.5, NaN)]);
});
