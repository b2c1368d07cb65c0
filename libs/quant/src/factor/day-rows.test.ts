import { placesOf } from '../kernel/testing/arrays-of.ts';
import { dayParts, smallInput } from './testing/small-input.ts';
import { randomPanel } from './testing/random-panel.ts';

/** Stocks: complete; no factor; an infinite one; no price today; none tomorrow; the day after; complete. */
const input = smallInput(
  [
    [10, 10, 10, NaN, 10, 10, 20],
    [12, 10, 10, 10, 0, 10, 15],
    [15, 10, 10, 10, 10, Infinity, 40],
  ],
  [[3, NaN, Infinity, 1, 1, 1, -2]],
  { horizons: [1, 2] },
);

test('rows are the stocks with a factor and every forward return', () => {
  const { gather } = dayParts(input);
  const rows = gather(0);
  expect([rows.present, rows.count]).toEqual([5, 2]);
  expect([...rows.stocks.subarray(0, 2)]).toEqual([0, 6]);
  expect([...rows.factor.subarray(0, 2)]).toEqual([3, -2]);
  // 12/10 15/20 after a day, 15/10 40/20 after two.
  const [one, two] = rows.returns.map((returns) => [...returns.subarray(0, 2)]);
  expect(one).toEqual([12 / 10 - 1, -0.25]);
  expect(two).toEqual([0.5, 1]);
  expect(rows.returnSums[0]).toBeCloseTo(-0.05, 15);
  expect(rows.returnSums[1]).toBe(1.5);
});

test.each([1, 2])('from date %i on no return reaches as far as two rows, and no row is left', (date) => {
  const rows = dayParts({ ...input, factor: input.factor.map(() => 1) }).gather(date);
  expect([rows.present, rows.count, ...rows.returnSums]).toEqual([7, 0, 0, 0]);
});

test('a date without a factor has no row, and its returns are sorted for the next factor', () => {
  const { gather, orders } = dayParts({ ...input, factor: input.factor.map(() => NaN) });
  expect([gather(0).present, gather(0).count]).toEqual([0, 0]);
  // The stocks 0 1 2 6 have both returns, which over a day are 0.2 0 0 −0.25.
  expect(orders.filled[0]).toBe(5);
  expect([...orders.orders.subarray(0, 4)]).toEqual([6, 1, 2 | 0x8000, 0]);
});

test('the orders of an earlier factor are used unchanged', () => {
  const { gather, orders, rows } = dayParts(input);
  orders.filled[0] = 3;
  orders.orders.set([0, 6], 0);
  gather(0);
  expect([...orders.orders.subarray(0, 4)]).toEqual([0, 6, 0, 0]);
  rows.number();
  const order = new Uint32Array(2);
  rows.order(0, 0, order);
  expect([...order]).toEqual([0, 1]);
});

test.each([
  ['none', [0, 0], [], []],
  ['the first', [1, 0], [0], [3]],
  ['the second, whatever its mark', [0, 9], [6], [-2]],
  ['all', [1, 1], [0, 6], [3, -2]],
])('of the rows %s may be kept, with their returns and the sums of these', (_, stays, stocks, factor) => {
  const rows = dayParts(input).gather(0);
  rows.keepOnly(Uint8Array.from(stays));
  const { count } = rows;
  expect([...rows.stocks.subarray(0, count)]).toEqual(stocks);
  expect([...rows.factor.subarray(0, count)]).toEqual(factor);
  const sums = rows.returns.map((returns) =>
    returns.subarray(0, count).reduce((sum, value) => sum + value, 0),
  );
  expect([...rows.returnSums]).toEqual(sums);
});

test('their order by return leaves out the stocks without a row, and those no longer kept', () => {
  const { gather, rows } = dayParts(input);
  gather(0);
  rows.number();
  const order = new Uint32Array(7);
  rows.order(0, 0, order);
  expect([...order.subarray(0, 2)]).toEqual([1, 0]);
  rows.keepOnly(Uint8Array.of(0, 1));
  rows.number();
  rows.order(0, 0, order);
  expect(order[0]).toBe(0);
});

test.each([1, 2, 3])('seed %i: rows, returns and orders equal those computed stock by stock', (seed) => {
  const panel = randomPanel({ dates: 14, stocks: 50, seed, horizons: [1, 3] });
  const { gather } = dayParts(panel);
  const { dates, stocks, prices, factor } = panel;
  for (let date = 0; date < dates; date += 1) {
    const returnOf = (stock: number, ahead: number): number =>
      date + ahead < dates
        ? (prices[(date + ahead) * stocks + stock] ?? NaN) / (prices[date * stocks + stock] ?? NaN) - 1
        : NaN;
    const kept = Array.from({ length: stocks }, (_, stock) => stock).filter((stock) =>
      [factor[date * stocks + stock] ?? NaN, returnOf(stock, 1), returnOf(stock, 3)].every(Number.isFinite),
    );
    const rows = gather(date);
    expect([...rows.stocks.subarray(0, rows.count)]).toEqual(kept);
    rows.number();
    for (const [horizon, ahead] of [1, 3].entries()) {
      const returns = kept.map((stock) => returnOf(stock, ahead));
      expect([...(rows.returns[horizon]?.subarray(0, rows.count) ?? [])]).toEqual(returns);
      const order = new Uint32Array(stocks);
      rows.order(date, horizon, order);
      expect([...order.subarray(0, rows.count)]).toEqual(placesOf(returns));
    }
  }
});
