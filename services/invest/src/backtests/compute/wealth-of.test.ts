import { wealthOf } from './wealth-of.ts';

it('earns a date’s forward return on the date after it', () => {
  const { earned, wealth, through } = wealthOf([0.5, -0.5, null]);
  expect([...earned]).toEqual([NaN, 0.5, -0.5]);
  expect(wealth).toEqual([1, 1.5, 0.75]);
  expect(through).toBe(3);
});

it('begins with the date before the first return and ends with the last; a gap between changes nothing', () => {
  const { wealth, through } = wealthOf([null, 0.1, null, 0.2, null, null]);
  expect(wealth.map((worth) => worth && Number(worth.toFixed(6)))).toEqual([null, 1, 1.1, 1.1, 1.32, null]);
  expect(through).toBe(5);
});

it('without a return is empty', () => {
  expect(wealthOf([null, NaN])).toMatchObject({ wealth: [null, null], through: 0 });
  expect(wealthOf([])).toMatchObject({ wealth: [], through: 0 });
});
