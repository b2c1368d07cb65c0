import { expectClose } from '../testing/expect-close.ts';
import { gappySample } from '../testing/gappy-sample.ts';
import { rankCorrelations } from './rank-correlations.ts';
import { sampledRanks } from './sampled-ranks.ts';

const ranks = (...values: number[]): Uint16Array =>
  sampledRanks(Float64Array.from(values), values.length, [0]);

/** Pearson over the stocks with both ranks, in the plain way. */
function plain(one: Uint16Array, other: Uint16Array, stocks: number, least = 2): number {
  const days: number[] = [];
  for (let start = 0; start < one.length; start += stocks) {
    const both = Array.from({ length: stocks }, (_, stock) => start + stock).filter(
      (cell) => one[cell] !== 0 && other[cell] !== 0,
    );
    const [x, y] = [one, other].map((all) => both.map((cell) => all[cell] as number)) as [number[], number[]];
    const mean = (all: number[]): number => all.reduce((sum, value) => sum + value, 0) / all.length;
    const [meanX, meanY] = [mean(x), mean(y)];
    const sum = (of: (at: number) => number): number => x.reduce((total, _, at) => total + of(at), 0);
    const dx = (at: number): number => (x[at] as number) - meanX;
    const dy = (at: number): number => (y[at] as number) - meanY;
    const scale = Math.sqrt(sum((at) => dx(at) ** 2) * sum((at) => dy(at) ** 2));
    if (both.length >= least && scale > 0) days.push(sum((at) => dx(at) * dy(at)) / scale);
  }
  return days.length === 0 ? NaN : days.reduce((total, value) => total + value, 0) / days.length;
}

test('the same order has 1, the reverse −1, itself 1', () => {
  const up = ranks(1, 2, 3, 4, 5);
  expect([...rankCorrelations([up, ranks(10, 20, 30, 40, 50), ranks(5, 4, 3, 2, 1)], 5)]).toEqual([
    1, 1, -1, 1, 1, -1, -1, -1, 1,
  ]);
});

test('by hand: one exchanged pair of four', () => {
  expectClose(rankCorrelations([ranks(1, 2, 3, 4), ranks(2, 1, 3, 4)], 4), [1, 0.8, 0.8, 1]);
});

test('it is the mean over the rows on which it is defined', () => {
  const panel = (values: number[]): Uint16Array => sampledRanks(Float64Array.from(values), 3, [0, 1, 2]);
  const one = panel([1, 2, 3, 1, 2, 3, 7, 7, 7]);
  const other = panel([1, 2, 3, 3, 2, 1, 1, 2, 3]);
  expect(rankCorrelations([one, other], 3)[1]).toBe(0);
});

test('only the stocks that both have count, and too few of them are none', () => {
  const one = ranks(1, 2, 3, NaN, NaN);
  const other = ranks(3, 2, NaN, 1, 5);
  expectClose(rankCorrelations([one, other], 5), [1, -1, -1, 1]);
  expectClose(rankCorrelations([one, other], 5, 3), [1, NaN, NaN, 1]);
  expect(rankCorrelations([one, ranks(NaN, NaN, 1, 2, 3)], 5)[1]).toBeNaN();
});

test('equal values, and none at all, have no correlation, not even with themselves', () => {
  const found = rankCorrelations([ranks(7, 7, 7), ranks(NaN, NaN, NaN), ranks(1, 2, 3)], 3);
  expect([...found]).toEqual([NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN, 1]);
});

test('no ranking has an empty matrix, one without rows a missing cell', () => {
  expect([...rankCorrelations([], 3)]).toEqual([]);
  expect([...rankCorrelations([new Uint16Array()], 3)]).toEqual([NaN]);
  expect([...rankCorrelations([new Uint16Array()], 0)]).toEqual([NaN]);
});

test('rankings of other sizes are refused', () => {
  expect(() => rankCorrelations([ranks(1, 2, 3), ranks(1, 2)], 3)).toThrow(RangeError);
  expect(() => rankCorrelations([ranks(1, 2, 3)], 2)).toThrow(RangeError);
});

test.each([1, 2, 3])('seed %i: every pair has its plain correlation, and the matrix is symmetric', (seed) => {
  const [stocks, count] = [37, 6];
  const rankings = Array.from({ length: count }, (_, at) =>
    sampledRanks(
      Float64Array.from(gappySample(100 * seed + at, { count: 4 * stocks, gaps: 0.3, ties: 0.4 })),
      stocks,
      [0, 1, 2, 3],
    ),
  );
  const found = rankCorrelations(rankings, stocks, 20);
  const wanted = rankings.flatMap((one) => rankings.map((other) => plain(one, other, stocks, 20)));
  expectClose(found, wanted, 1e-12);
});
