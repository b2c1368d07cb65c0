import { ReturnOrders, STOCK_BITS, TIED } from './return-orders.ts';

test.each([
  [0, 0, 0, 0],
  [1, 1, 1, 4],
  [10, 3, 2, 20 + 120],
  [2500, 5000, 3, 5000 + 75_000_000],
])('%i dates of %i stocks over %i horizons take %i bytes', (dates, stocks, horizons, bytes) => {
  expect(ReturnOrders.bytes(dates, stocks, horizons)).toBe(bytes);
});

test('nothing is sorted at first', () => {
  const orders = new ReturnOrders(3, 2, 2);
  expect([[...orders.filled], orders.orders.length]).toEqual([[0, 0, 0], 12]);
  expect([orders.dates, orders.stocks, orders.horizons]).toEqual([3, 2, 2]);
});

test('two objects on one buffer share their orders, and its parts do not overlap', () => {
  const buffer = new SharedArrayBuffer(ReturnOrders.bytes(2, 3, 1));
  const [one, other] = [0, 1].map(() => new ReturnOrders(2, 3, 1, buffer));
  one?.filled.fill(9);
  expect([...(other?.orders ?? [])]).toEqual([0, 0, 0, 0, 0, 0]);
  one?.orders.fill(5);
  expect([...(other?.filled ?? [])]).toEqual([9, 9]);
  expect([...(other?.orders ?? [])]).toEqual([5, 5, 5, 5, 5, 5]);
});

test('a buffer too small for it is refused', () => {
  expect(() => new ReturnOrders(2, 3, 1, new ArrayBuffer(ReturnOrders.bytes(2, 3, 1) - 2))).toThrow(
    RangeError,
  );
});

test('stocks are numbered by fifteen bits, and a tie by the sixteenth', () => {
  expect(() => new ReturnOrders(1, 32_767, 1)).not.toThrow();
  expect(() => new ReturnOrders(1, 32_768, 1)).toThrow(new RangeError('32768 stocks, at most 32767'));
  expect([TIED & STOCK_BITS, TIED | STOCK_BITS]).toEqual([0, 0xffff]);
});
