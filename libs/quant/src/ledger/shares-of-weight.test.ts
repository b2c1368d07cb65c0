import { sharesOfWeight } from './shares-of-weight.ts';
import { decimal } from './testing/small-market.ts';

it.each([
  [[], 3333n],
  [['0.5'], 1666n],
  [['0.5', '0.35'], 583n], // 583.33…
  [['0.3', '1'], 1000n],
  [['0'], 0n],
])('10,000 yuan at 3.00 yuan times %j are %s shares', (factors, shares) => {
  expect(sharesOfWeight(1_000_000n, 300n, ...factors.map(decimal))).toBe(shares);
});

it('is exact where floating point is not: 1,000 × 0.07 / 0.7 is 100', () => {
  expect(sharesOfWeight(100_000n, 70n, decimal('0.07'))).toBe(100n);
});
