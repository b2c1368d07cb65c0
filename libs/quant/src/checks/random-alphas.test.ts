import { randomAlphas } from './random-alphas.ts';

const size = { markets: [3], stocks: 12, days: 30 };

test('a portfolio of all stocks is the benchmark', () => {
  const [alpha] = randomAlphas({ ...size, portfolios: 1, chosen: 12 });
  expect(alpha).toBeCloseTo(0, 9);
});

test('portfolios differ, and are the same when they are made again', () => {
  const alphas = [...randomAlphas({ ...size, portfolios: 3, chosen: 4 })];
  expect(new Set(alphas).size).toBe(3);
  expect(alphas.every(Number.isFinite)).toBe(true);
  expect([...randomAlphas({ ...size, portfolios: 3, chosen: 4 })]).toEqual(alphas);
});
