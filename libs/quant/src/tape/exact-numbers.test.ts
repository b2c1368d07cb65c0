import { ONE, parseDecimal, ZERO } from '../ledger/decimal.ts';
import { shareOf, wholeOf } from '../ledger/cents.ts';
import { seededRandom } from '../sample/seeded-random.ts';
import { Factor } from './exact-numbers.ts';

const decimal = (text: string): NonNullable<ReturnType<typeof parseDecimal>> => parseDecimal(text) ?? ZERO;

test('a quotient on both sides of a whole number, up to what doubles know and above it', () => {
  const one = new Factor(ONE);
  for (const price of [1, 3, 7, 9_999_991])
    for (const most of [2 ** 51, 2 ** 52, 2 ** 53]) {
      const shares = Math.floor(most / price);
      expect(one.sharesFor(shares * price, price)).toBe(shares);
      expect(one.sharesFor(shares * price - 1, price)).toBe(shares - 1);
    }
  const quarter = new Factor(decimal('0.25'));
  for (const cents of [2 ** 45, 2 ** 50, 2 ** 52])
    expect([1, 2, 3].map((more) => quarter.rounded(cents + more) - cents / 4)).toEqual([0, 1, 1]);
});

test('half a cent is rounded upwards', () => {
  const half = new Factor(decimal('0.5'));
  expect([1, 2, 3].map((cents) => half.rounded(cents))).toEqual([1, 1, 2]);
  // As a double 1.005 is below it: 100 · 1.005 is 100.49999999999999.
  expect(new Factor(decimal('1.005')).rounded(100)).toBe(101);
  expect(new Factor(ZERO).rounded(123)).toBe(0);
  expect(new Factor(decimal('0.35')).floored(10)).toBe(3);
});

test('a quotient that is whole is not one less', () => {
  // 100 · 0.29 is 28.999999999999996 as doubles.
  expect(new Factor(decimal('0.29')).sharesFor(100, 1)).toBe(29);
  expect(new Factor(decimal('0.29')).sharesFor(99, 1)).toBe(28);
  expect(new Factor(ZERO).sharesFor(99, 7)).toBe(0);
});

test('whether cents pay a price: to the cent, and false where doubles do not know', () => {
  const tenth = new Factor(decimal('0.1'));
  expect([29, 30, 31].map((cents) => tenth.pays(cents, 3))).toEqual([false, true, true]);
  expect(tenth.pays(2 ** 52, 1)).toBe(true);
  expect(tenth.pays(2 ** 53, 1)).toBe(false);
  expect(new Factor(ZERO).pays(5, 0)).toBe(true);
});

test('a factor of one changes nothing', () => {
  expect(new Factor(decimal('1.00')).rounded(12_345)).toBe(12_345);
});

test('the same as whole numbers of any size', () => {
  const next = seededRandom(41);
  for (let round = 0; round < 3_000; round += 1) {
    const digits = Math.floor(next() * 12);
    const own = decimal(next().toFixed(digits));
    const factor = new Factor(own);
    const cents = Math.floor(next() * 10 ** (1 + Math.floor(next() * 13)));
    const price = 1 + Math.floor(next() * 100_000);
    expect(factor.rounded(cents)).toBe(Number(shareOf(BigInt(cents), own)));
    expect(factor.floored(cents)).toBe(Number(wholeOf(BigInt(cents), own)));
    expect(factor.sharesFor(cents, price)).toBe(
      Number((BigInt(cents) * own.units) / (10n ** BigInt(own.scale) * BigInt(price))),
    );
  }
});

test('whole quotients at every size', () => {
  const next = seededRandom(43);
  for (let round = 0; round < 1_000; round += 1) {
    const shares = Math.floor(next() * 1e7);
    const price = 1 + Math.floor(next() * 10_000);
    const fiftieth = new Factor(decimal('0.02'));
    expect(fiftieth.sharesFor(shares * price * 50, price)).toBe(shares);
    if (shares > 0) expect(fiftieth.sharesFor(shares * price * 50 - 1, price)).toBe(shares - 1);
  }
});
