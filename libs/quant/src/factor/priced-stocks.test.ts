import { KernelMemory } from '../kernel/kernel-memory.ts';
import { PricedStocks } from './priced-stocks.ts';
import { randomPanel } from './testing/random-panel.ts';
import { smallInput } from './testing/small-input.ts';

/** Four dates of five stocks: complete; gone on date 1; on 2; on 3; never there. */
const prices = [
  [1, 2, 3, 4, NaN],
  [1, NaN, 3, 4, 0],
  [1, 2, Infinity, 4, -1],
  [1, 2, 3, 0, -Infinity],
];
const pricedStocks = (horizons: readonly number[]): PricedStocks =>
  new PricedStocks(smallInput(prices, [], { horizons }), new KernelMemory());

test.each([
  ['the next date', [1], 0, [1, 0, 1, 1, 0]],
  ['the date after', [1], 1, [1, 0, 0, 1, 0]],
  ['two rows on, whatever is between', [2], 0, [1, 1, 0, 1, 0]],
  ['both', [1, 2], 0, [1, 0, 0, 1, 0]],
  ['three horizons in any order', [3, 1, 2], 0, [1, 0, 0, 0, 0]],
  ['the last date, which has none after it', [1], 3, [0, 0, 0, 0, 0]],
  ['a horizon that reaches beyond the last', [1, 2], 2, [0, 0, 0, 0, 0]],
  ['as many rows as there are', [4], 0, [0, 0, 0, 0, 0]],
])('a price today and on %s', (_, horizons, date, expected) => {
  expect([...pricedStocks(horizons).on(date)]).toEqual(expected);
});

test('prices are those of the panel, missing ones unchanged', () => {
  const priced = pricedStocks([1, 2]);
  for (const date of [0, 1, 2, 3, 2]) expect([...priced.pricesOf(date)]).toEqual(prices[date]);
});

test('the panel may be read backwards and repeatedly', () => {
  const priced = pricedStocks([1]);
  const asked = [2, 0, 1, 0, 2].map((date) => [...priced.on(date)]);
  expect(asked).toEqual([2, 0, 1, 0, 2].map((date) => [...pricedStocks([1]).on(date)]));
});

test('any panel equals a check of each price', () => {
  const panel = randomPanel({ dates: 20, stocks: 33, seed: 4, horizons: [1, 4, 7] });
  const priced = new PricedStocks(panel, new KernelMemory());
  const has = (date: number, stock: number): boolean => (panel.prices[date * 33 + stock] ?? NaN) > 0;
  for (let date = 0; date < 20; date += 1)
    expect([...priced.on(date)]).toEqual(
      Array.from({ length: 33 }, (_, stock) =>
        date + 7 < 20 && [0, 1, 4, 7].every((ahead) => has(date + ahead, stock)) ? 1 : 0,
      ),
    );
});
