import { seededRandom } from '../sample/seeded-random.ts';
import { listingRows, delistingRows } from './listing-rows.ts';
import { PriceLimits } from './price-limits.ts';
import { canBuy, canSell, fillTradability, HINDRANCE, type TradabilityInput } from './tradability.ts';

const days = ['2024-01-02', '2024-01-03'];
const { suspended, upAtOpen, downAtOpen, unlisted } = HINDRANCE;

/** Stocks of the main board, whose reference is 10.05 on both days: limits 9.05 and 11.06. */
function inputOf(open: number[], change: Partial<TradabilityInput> = {}): TradabilityInput {
  const stocks = open.length / days.length;
  const none = Array.from({ length: stocks }, () => null);
  const limits = new PriceLimits({
    days,
    boards: none.map(() => 'main' as const),
    listed: none,
    listingRows: listingRows(days, none),
    st: new Uint8Array(open.length),
    preClose: new Float64Array(open.length).fill(10.05),
  });
  return {
    limits,
    open: new Float64Array(open),
    suspended: new Uint8Array(open.length),
    listingRows: listingRows(days, none),
    delistingRows: delistingRows(days, none),
    ...change,
  };
}

function maskOf(input: TradabilityInput, range = { from: 0, to: 2 }): number[] {
  const mask = new Uint8Array(input.open.length).fill(255);
  fillTradability(input, mask, range);
  return [...mask];
}

test('an open at a limit blocks one side, a cent inside blocks none', () => {
  expect(maskOf(inputOf([11.06, 11.05, 9.05, 9.06]))).toEqual([upAtOpen, 0, downAtOpen, 0]);
});

test('an open past a limit, or a last bit beside it, is at it', () => {
  const besides = 11.06 - 2e-15;
  expect(besides).not.toBe(11.06);
  expect(maskOf(inputOf([11.07, 9.04, besides, 9.05 + 2e-15]))).toEqual([
    upAtOpen,
    downAtOpen,
    upAtOpen,
    downAtOpen,
  ]);
});

test('a halted stock cannot be traded, nor one without an open', () => {
  const input = inputOf([10, NaN, 10, 0], { suspended: new Uint8Array([1, 0, 0, 0]) });
  expect(maskOf(input)).toEqual([suspended, suspended, 0, suspended]);
});

test('a stock is traded from its listing until its delisting', () => {
  const input = inputOf([10, 10, 10, 10], {
    listingRows: new Int32Array([1, -50]),
    delistingRows: new Int32Array([9, 1]),
  });
  expect(maskOf(input)).toEqual([unlisted, 0, 0, unlisted]);
});

test('ranges of dates together are the whole, and each leaves the other unchanged', () => {
  const input = inputOf([11.06, 10, 9.05, NaN]);
  expect(maskOf(input, { from: 1, to: 2 })).toEqual([255, 255, downAtOpen, suspended]);
  expect(maskOf(input, { from: 0, to: 1 })).toEqual([upAtOpen, 0, 255, 255]);
});

test('at the upper limit a stock can be sold but not bought, at the lower the reverse', () => {
  expect([canBuy(0), canSell(0)]).toEqual([true, true]);
  expect([canBuy(upAtOpen), canSell(upAtOpen)]).toEqual([false, true]);
  expect([canBuy(downAtOpen), canSell(downAtOpen)]).toEqual([true, false]);
  for (const hindrance of [suspended, unlisted, suspended | upAtOpen, unlisted | downAtOpen]) {
    expect([canBuy(hindrance), canSell(hindrance)]).toEqual([false, false]);
  }
});

test('a mask that does not fit is refused', () => {
  expect(() => fillTradability(inputOf([10, 10]), new Uint8Array(3), { from: 0, to: 2 })).toThrow(RangeError);
  expect(() => fillTradability(inputOf([10, 10]), new Uint8Array(2), { from: 0, to: 3 })).toThrow(RangeError);
});

test('every cell of a random panel follows from its own open, limits and dates', () => {
  const next = seededRandom(51);
  const stocks = 40;
  const open = Array.from({ length: 2 * stocks }, () =>
    next() < 0.1 ? NaN : Math.round(900 + 210 * next()) / 100,
  );
  const input = inputOf(open, {
    suspended: Uint8Array.from(open, () => (next() < 0.1 ? 1 : 0)),
    listingRows: Int32Array.from({ length: stocks }, () => Math.floor(next() * 3) - 1),
    delistingRows: Int32Array.from({ length: stocks }, () => Math.floor(next() * 3) + 1),
  });
  for (const [cell, found] of maskOf(input).entries()) {
    const [date, stock, price] = [Math.floor(cell / stocks), cell % stocks, open[cell] ?? NaN];
    const listed = input.listingRows[stock] ?? NaN;
    expect((found & unlisted) !== 0).toBe(date < listed || date >= (input.delistingRows[stock] ?? NaN));
    expect((found & suspended) !== 0).toBe(Number.isNaN(price) || input.suspended[cell] === 1);
    expect((found & upAtOpen) !== 0).toBe(price > 11.055);
    expect((found & downAtOpen) !== 0).toBe(price < 9.055);
  }
});

/** Limits of 9.05 and 11.06. */
test.each([
  ['a cent below the upper limit', 11.05, 0],
  ['at the upper limit', 11.06, upAtOpen],
  ['half a cent below it, which rounds to it', 11.055, upAtOpen],
  ['at the lower limit', 9.05, downAtOpen],
  ['a cent above the lower limit', 9.06, 0],
  ['far above', 1e300, upAtOpen],
  ['beyond every number', Infinity, upAtOpen],
  ['below zero', -1, suspended],
  ['at zero', -0, suspended],
])('an open %s', (_, open, hindrance) => {
  expect(maskOf(inputOf([open, 10]))[0]).toBe(hindrance);
});

test('without a limit nothing is at one, and a halt does not hide that a stock is not listed', () => {
  const free = inputOf([500, 10, 0.01, 10]);
  const limits = new PriceLimits({
    days,
    boards: ['bse', 'bse'],
    listed: [days[0] ?? '', days[0] ?? ''],
    listingRows: Int32Array.of(0, 0),
    st: new Uint8Array(4),
    preClose: new Float64Array(4).fill(10),
  });
  expect(maskOf({ ...free, limits }, { from: 0, to: 1 }).slice(0, 2)).toEqual([0, 0]);
  const gone = { ...inputOf([11.06, 10]), delistingRows: Int32Array.of(0), suspended: Uint8Array.of(1, 0) };
  expect(maskOf(gone)).toEqual([unlisted | suspended | upAtOpen, unlisted]);
});

test('every set of hindrances is bought and sold by its bits', () => {
  for (let bits = 0; bits < 16; bits += 1) {
    const has = (hindrance: number): boolean => (bits & hindrance) !== 0;
    const barred = has(suspended) || has(unlisted);
    expect([canBuy(bits), canSell(bits)]).toEqual([!barred && !has(upAtOpen), !barred && !has(downAtOpen)]);
  }
});

test.each<[string, Partial<TradabilityInput>]>([
  ['suspended: 1 cells for 2 × 1', { suspended: new Uint8Array(1) }],
  ['open: 3 cells for 2 × 1', { open: new Float64Array(3) }],
  ['listingRows: 2 values for 1 stocks', { listingRows: new Int32Array(2) }],
  ['delistingRows: 0 values for 1 stocks', { delistingRows: new Int32Array(0) }],
])('an input that does not fit is named: %s', (message, part) => {
  const input = inputOf([10, 10], part);
  expect(() => fillTradability(input, new Uint8Array(2), { from: 0, to: 2 })).toThrow(
    new RangeError(message),
  );
});

test('an empty range writes nothing', () => {
  expect(maskOf(inputOf([10, 10]), { from: 1, to: 1 })).toEqual([255, 255]);
});
