import { random } from '../factor/testing/random-panel.ts';
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

test('an open at a limit hinders one side, a cent inside none', () => {
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

test('ranges of dates together are the whole, and each leaves the other alone', () => {
  const input = inputOf([11.06, 10, 9.05, NaN]);
  expect(maskOf(input, { from: 1, to: 2 })).toEqual([255, 255, downAtOpen, suspended]);
  expect(maskOf(input, { from: 0, to: 1 })).toEqual([upAtOpen, 0, 255, 255]);
});

test('at the upper limit one can sell and not buy, at the lower the other way', () => {
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

test('every cell of a random panel is what its own open, limits and dates make it', () => {
  const next = random(51);
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
