import type { OpenOrder } from './account.ts';
import { executeOrder, type OrderPlace } from './execute-order.ts';
import { DEFAULT_COSTS } from './fees.ts';
import { aBar, aStock, decimal, TODAY } from './testing/small-market.ts';

const buy: OpenOrder = { side: 'buy', remaining: 1000n, cap: null };
const sell: OpenOrder = { side: 'sell', remaining: 1000n, cap: null };
const place = (over: Partial<OrderPlace> = {}): OrderPlace => ({
  date: TODAY,
  stock: aStock(),
  costs: DEFAULT_COSTS,
  cash: 100_000_00n,
  held: 1000n,
  ...over,
});
const nothing = { shares: 0n, price: null, amount: 0n, commission: 0n, stampDuty: 0n, transferFee: 0n };

it('buys at the open, with commission and transfer fee', () => {
  expect(executeOrder(buy, place())).toEqual({
    date: TODAY,
    code: '600000.SH',
    side: 'buy',
    wanted: 1000n,
    tradable: 1000n,
    shares: 1000n,
    price: 1000n,
    amount: 1_000_000n,
    commission: 500n,
    stampDuty: 0n,
    transferFee: 10n,
    reason: null,
  });
});

it('sells at the open, with stamp duty too', () => {
  expect(executeOrder(sell, place())).toMatchObject({ amount: 1_000_000n, stampDuty: 500n, reason: null });
});

describe('an order without a legal number of shares', () => {
  it.each([
    ['a buy below a lot', { ...buy, remaining: 99n }, 'main', 0n],
    ['a buy on STAR below 200', { ...buy, remaining: 199n }, 'star', 0n],
    ['a sell that leaves an odd remainder', { ...sell, remaining: 40n }, 'main', 250n],
    ['a sell of nothing', sell, 'main', 0n],
    ['a sell on BSE below 100', { ...sell, remaining: 99n }, 'bse', 150n],
  ] as const)('is closed: %s', (_, order, board, held) => {
    expect(executeOrder(order, place({ held, stock: aStock({ security: { board } }) }))).toBeNull();
  });

  it('is closed on a suspended day too', () => {
    expect(executeOrder({ ...buy, remaining: 1n }, place({ stock: aStock({ bar: null }) }))).toBeNull();
  });
});

it('waits while the stock is suspended', () => {
  expect(executeOrder(buy, place({ stock: aStock({ bar: null }) }))).toEqual({
    date: TODAY,
    code: '600000.SH',
    side: 'buy',
    wanted: 1000n,
    tradable: 0n,
    ...nothing,
    reason: 'suspended',
  });
});

describe('a limit', () => {
  const at = (open: bigint, over = {}) => ({ stock: aStock({ bar: aBar({ open, ...over }) }) });

  it.each([
    ['a buy at the upper', buy, 1100n, 'limit'],
    ['a buy a cent below the upper', buy, 1099n, null],
    ['a buy at the lower', buy, 900n, null],
    ['a sell at the lower', sell, 900n, 'limit'],
    ['a sell a cent above the lower', sell, 901n, null],
    ['a sell at the upper', sell, 1100n, null],
  ] as const)('%s', (_, order, open, reason) => {
    expect(executeOrder(order, place(at(open)))).toMatchObject({ reason, shares: reason ? 0n : 1000n });
  });

  it('does not bind where there is none, and a sentinel never', () => {
    expect(executeOrder(buy, place({ ...at(5000n, { upper: null }), cash: 10_000_000n }))?.reason).toBeNull();
    expect(executeOrder(sell, place(at(1n, { lower: 0n })))?.reason).toBeNull();
  });
});

describe('slippage', () => {
  const priceOf = (order: OpenOrder, slippage: string, bar = {}) =>
    executeOrder(
      order,
      place({ costs: { ...DEFAULT_COSTS, slippage: decimal(slippage) }, stock: aStock({ bar: aBar(bar) }) }),
    )?.price;

  it.each([
    ['a buy', buy, '0.0015', {}, 1002n], // 1001.5
    ['a sell', sell, '0.0015', {}, 999n], // 998.5
    ['a buy below half a cent', buy, '0.0004', {}, 1000n],
    ['a buy within the upper limit', buy, '0.2', {}, 1100n],
    ['a sell within the lower limit', sell, '0.2', {}, 900n],
    ['a buy without a limit', buy, '0.2', { upper: null }, 1200n],
    ['a sell a cent at least', sell, '1.5', { lower: null }, 1n],
    ['a sell a cent at least under a sentinel', sell, '1', { lower: 0n }, 1n],
  ] as const)('makes worse: %s', (_, order, slippage, bar, price) => {
    expect(priceOf(order, slippage, bar)).toBe(price);
  });
});

describe('the volume cap', () => {
  it.each([
    [buy, 'main', 450n, 400n, 'volume'],
    [buy, 'main', 99n, 0n, 'volume'],
    [buy, 'main', 1000n, 1000n, null],
    [buy, 'star', 450n, 450n, 'volume'],
    [sell, 'main', 450n, 400n, 'volume'],
    [sell, 'star', 199n, 0n, 'volume'],
  ] as const)('%o on %s under %s sells or buys %s', (order, board, cap, shares, reason) => {
    const met = place({ stock: aStock({ security: { board } }) });
    expect(executeOrder({ ...order, cap }, met)).toMatchObject({ wanted: 1000n, shares, reason });
  });

  it('is no reason where the rest of the order is no lot', () => {
    expect(executeOrder({ ...buy, remaining: 1050n, cap: 1000n }, place())).toMatchObject({
      wanted: 1000n,
      shares: 1000n,
      reason: null,
    });
  });
});

describe('the cash', () => {
  it.each([
    // 10,000 yuan, 5 of commission, 0.10 of transfer fee
    [1_000_510n, 1000n, null],
    [1_000_509n, 900n, 'cash'],
    [100_501n, 100n, 'cash'],
    [100_500n, 0n, 'cash'],
    [0n, 0n, 'cash'],
  ] as const)('of %s cents buys %s', (cash, shares, reason) => {
    expect(executeOrder(buy, place({ cash }))).toMatchObject({ wanted: 1000n, shares, reason });
  });

  it('counts single shares on STAR, from 200 on', () => {
    const stock = aStock({ security: { board: 'star' } });
    // 250 shares: 2,500 + 5 + 0.03 (0.025)
    expect(executeOrder(buy, place({ stock, cash: 250_503n }))?.shares).toBe(250n);
    expect(executeOrder(buy, place({ stock, cash: 250_502n }))?.shares).toBe(249n);
    expect(executeOrder(buy, place({ stock, cash: 200_501n }))).toMatchObject({ shares: 0n, reason: 'cash' });
  });

  it('replaces the volume as the reason, and is none where the cap is less', () => {
    expect(executeOrder({ ...buy, cap: 500n }, place({ cash: 400_504n }))).toMatchObject({
      tradable: 500n,
      shares: 400n,
      reason: 'cash',
    });
    expect(executeOrder({ ...buy, cap: 400n }, place({ cash: 400_504n }))).toMatchObject({
      shares: 400n,
      reason: 'volume',
    });
  });

  it('is what the halving finds: the most that is paid, of every sum', () => {
    for (let cash = 0n; cash <= 1_000_600n; cash += 9_973n) {
      const shares = executeOrder(buy, place({ cash }))?.shares ?? 0n;
      const cost = (count: bigint): bigint =>
        executeOrder({ ...buy, remaining: count }, place())?.amount ?? 0n;
      const paid = (count: bigint): boolean => count === 0n || cost(count) + 510n <= cash;
      expect(paid(shares) && (shares === 1000n || cost(shares + 100n) + 500n > cash)).toBe(true);
    }
  });

  it('keeps a sale whose fees are more than it brings and there is', () => {
    // One share at 0.02 yuan, 5 yuan of commission.
    const stock = aStock({ bar: aBar({ open: 2n, lower: 1n, upper: 3n }) });
    const one = { ...sell, remaining: 1n };
    expect(executeOrder(one, place({ stock, held: 1n, cash: 497n }))).toMatchObject({
      ...nothing,
      reason: 'cash',
    });
    expect(executeOrder(one, place({ stock, held: 1n, cash: 498n }))).toMatchObject({
      shares: 1n,
      reason: null,
    });
  });
});
