import { floorDivide, roundHalfAway, roundHalfUp } from './rounding.ts';

it.each([
  //  n,  d, floor, half up, half away
  [0n, 5n, 0n, 0n, 0n],
  [7n, 2n, 3n, 4n, 4n],
  [5n, 2n, 2n, 3n, 3n],
  [4n, 3n, 1n, 1n, 1n],
  [-7n, 2n, -4n, -3n, -4n],
  [-5n, 2n, -3n, -2n, -3n],
  [-4n, 2n, -2n, -2n, -2n],
  [-1n, 3n, -1n, 0n, 0n],
  [1005n, 10n, 100n, 101n, 101n],
  [10n ** 30n + 1n, 10n ** 30n, 1n, 1n, 1n],
])('%s / %s', (numerator, denominator, floor, up, away) => {
  expect(floorDivide(numerator, denominator)).toBe(floor);
  expect(roundHalfUp(numerator, denominator)).toBe(up);
  expect(roundHalfAway(numerator, denominator)).toBe(away);
});
