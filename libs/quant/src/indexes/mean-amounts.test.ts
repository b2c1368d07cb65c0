import { meanAmounts } from './mean-amounts.ts';

it('is the mean of the days that there are, of the last twenty', () => {
  const amount = Float64Array.from({ length: 25 * 2 }, (_, cell) =>
    cell % 2 === 0 ? Math.floor(cell / 2) : NaN,
  );
  amount[24 * 2 + 1] = 7;
  const means = meanAmounts(amount, { dates: 25, stocks: 2 }, { from: 0, to: 25 });
  expect([means[0], means[2], means[2 * 19], means[2 * 20], means[2 * 24]]).toEqual([
    0, 0.5, 9.5, 10.5, 14.5,
  ]);
  expect([means[1], means[2 * 24 + 1]]).toEqual([NaN, 7]);
});

it('gives the same of one row as of all', () => {
  const amount = Float64Array.from({ length: 90 }, (_, cell) => (cell * 37) % 11);
  const shape = { dates: 30, stocks: 3 };
  const all = meanAmounts(amount, shape, { from: 0, to: 30 });
  expect(meanAmounts(amount, shape, { from: 27, to: 28 })).toEqual(all.slice(81, 84));
});
