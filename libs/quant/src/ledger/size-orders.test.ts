import type { Account, OpenOrder } from './account.ts';
import { sizeLowered, sizeSignal, type Sizing } from './size-orders.ts';
import { aBar, aMarket, anAccount, aQuote, aStock, decimal } from './testing/small-market.ts';

const code = '600000.SH';
const held = (shares: bigint, order?: OpenOrder): Account =>
  anAccount({
    shares: new Map(shares > 0n ? [[code, shares]] : []),
    orders: new Map(order ? [[code, order]] : []),
    weights: new Map([[code, decimal('0.5')]]),
  });
const sizing = (stock = aStock(), over: Partial<Sizing> = {}): Sizing => ({
  market: aMarket(stock),
  assets: 100_000_00n,
  positionIndex: () => decimal('1'),
  participation: null,
  ...over,
});
const weights = (weight: string) => new Map([[code, decimal(weight)]]);

describe('a signal', () => {
  it.each([
    ['0.5', 0n, { side: 'buy', remaining: 5000n, cap: null }],
    ['0.5', 4990n, { side: 'buy', remaining: 10n, cap: null }],
    ['0.5', 6100n, { side: 'sell', remaining: 1100n, cap: null }],
    ['0.5', 5000n, undefined],
    ['0.0599', 0n, { side: 'buy', remaining: 500n, cap: null }],
    ['0.0099', 0n, undefined],
    ['0', 300n, { side: 'sell', remaining: 300n, cap: null }],
  ] as const)('of %s with %s held', (weight, shares, order) => {
    const after = sizeSignal(held(shares), weights(weight), sizing());
    expect(after.orders.get(code)).toEqual(order);
    expect(after.weights).toEqual(weights(weight));
  });

  it('cancels every open order, and sells what has no weight any more', () => {
    const open = held(300n, { side: 'buy', remaining: 700n, cap: 1n });
    expect(sizeSignal(open, new Map(), sizing()).orders).toEqual(
      new Map([[code, { side: 'sell', remaining: 300n, cap: null }]]),
    );
    expect(
      sizeSignal(held(0n, { side: 'buy', remaining: 700n, cap: 1n }), new Map(), sizing()).orders.size,
    ).toBe(0);
  });

  it.each([
    ['star', '0.0199', undefined],
    ['star', '0.02019', 201n],
    ['bse', '0.0099', undefined],
    ['bse', '0.01019', 101n],
    ['chinext', '0.0199', 100n],
  ] as const)('on %s of %s', (board, weight, remaining) => {
    const stock = aStock({ security: { board } });
    expect(sizeSignal(held(0n), weights(weight), sizing(stock)).orders.get(code)?.remaining).toBe(remaining);
  });

  it('passes over a stock that is not listed yet or has never traded', () => {
    const unlisted = aStock({ security: { listed: '2024-06-05' } });
    const unquoted = aStock({ before: aQuote({ ref: null, amounts: [] }), bar: null });
    for (const stock of [unlisted, unquoted])
      expect(sizeSignal(held(0n), weights('0.5'), sizing(stock)).orders.size).toBe(0);
  });

  it('takes a suspended stock at its last close', () => {
    const stock = aStock({ before: aQuote({ ref: 2000n }), bar: null });
    expect(sizeSignal(held(0n), weights('0.5'), sizing(stock)).orders.get(code)?.remaining).toBe(2500n);
  });

  it('takes the position index into the exact fraction', () => {
    // 100,000 × 0.5 × 0.333 / 10 = 1,665
    const lowered = sizing(aStock({ security: { board: 'bse' } }), { positionIndex: () => decimal('0.333') });
    expect(sizeSignal(held(0n), weights('0.5'), lowered).orders.get(code)?.remaining).toBe(1665n);
  });

  it('caps an order at the share of the mean amount, a part of a share dropped', () => {
    // The mean of 9,995 and today’s 10,000 yuan is 9,997.50; a tenth of it buys 99.975 shares.
    const stock = aStock({
      before: aQuote({ amounts: [999_500n] }),
      bar: aBar({ amount: 1_000_000n }),
    });
    const capped = sizing(stock, { participation: decimal('0.1') });
    expect(sizeSignal(held(0n), weights('0.5'), capped).orders.get(code)?.cap).toBe(99n);
  });
});

describe('a lowered cap, with a target of 3,000', () => {
  const lowered = sizing(aStock(), { positionIndex: () => decimal('0.6'), participation: decimal('0.1') });
  const cap = 100_000n;

  it.each([
    ['sells what is above it', 5000n, undefined, { side: 'sell', remaining: 2000n, cap }],
    ['leaves what is on it', 3000n, undefined, undefined],
    ['never buys', 1000n, undefined, undefined],
    [
      'turns an open buy into a sell',
      3500n,
      { side: 'buy', remaining: 100n, cap: 1n },
      { side: 'sell', remaining: 500n, cap },
    ],
    [
      'keeps an open sell of more',
      3500n,
      { side: 'sell', remaining: 900n, cap: 1n },
      { side: 'sell', remaining: 900n, cap },
    ],
    [
      'lets an open sell of less grow',
      3500n,
      { side: 'sell', remaining: 200n, cap: 1n },
      { side: 'sell', remaining: 500n, cap },
    ],
    [
      'keeps an open sell below it',
      2000n,
      { side: 'sell', remaining: 200n, cap: 1n },
      { side: 'sell', remaining: 200n, cap },
    ],
    [
      'cuts an open buy',
      1000n,
      { side: 'buy', remaining: 4000n, cap: 1n },
      { side: 'buy', remaining: 2000n, cap },
    ],
    [
      'keeps a smaller open buy',
      1000n,
      { side: 'buy', remaining: 300n, cap: 1n },
      { side: 'buy', remaining: 300n, cap },
    ],
    ['drops an open buy on it', 3000n, { side: 'buy', remaining: 300n, cap: 1n }, undefined],
  ] as const)('%s', (_, shares, open, order) => {
    expect(sizeLowered(held(shares, open), lowered, () => true).orders.get(code)).toEqual(order);
  });

  it('touches no stock whose cap was not lowered, or that had no weight', () => {
    const open: OpenOrder = { side: 'buy', remaining: 4000n, cap: 1n };
    expect(sizeLowered(held(1000n, open), lowered, () => false)).toEqual(held(1000n, open));
    const none = { ...held(5000n), weights: weights('0') };
    expect(sizeLowered(none, lowered, () => true)).toEqual(none);
  });

  it('passes over a stock without a price', () => {
    const stock = aStock({ before: aQuote({ ref: null }), bar: null });
    const open = held(0n, { side: 'buy', remaining: 4000n, cap: 1n });
    expect(sizeLowered(open, { ...lowered, market: aMarket(stock) }, () => true)).toEqual(open);
  });
});
