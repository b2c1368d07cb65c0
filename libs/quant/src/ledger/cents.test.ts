import { centsOf, isWholeCents, shareOf, wholeOf } from './cents.ts';
import { decimalOf } from './decimal.ts';

it.each([
  [1.005, 101n],
  [1.0049, 100n],
  [0.005, 1n],
  [0.0049, 0n],
  [88888.88, 8888888n],
  [-1.005, -100n],
  [3, 300n],
])('%s yuan are %s cents', (yuan, cents) => expect(centsOf(decimalOf(yuan))).toBe(cents));

it.each([
  [1.25, true],
  [1.255, false],
  [100, true],
  [0.001, false],
])('%s yuan are whole cents: %s', (yuan, whole) => expect(isWholeCents(decimalOf(yuan))).toBe(whole));

it('rounds the share of an amount half up: 20,202.00 × 0.00025 = 5.0505', () => {
  expect(shareOf(2020200n, decimalOf(0.00025))).toBe(505n);
  expect(shareOf(200n, decimalOf(0.0025))).toBe(1n);
  expect(shareOf(199n, decimalOf(0.0025))).toBe(0n);
});

it('leaves out what is less than a whole share: 333 × 0.3 = 99.9', () => {
  expect(wholeOf(333n, decimalOf(0.3))).toBe(99n);
});
