import { decimalOf } from '@console/quant';
import { firstBuys, type PricedStock } from './first-buys.ts';

const stock = (code: string, close: bigint, board: PricedStock['board'] = 'main'): PricedStock => ({
  code,
  board,
  close,
});
const weights = (of: Readonly<Record<string, number>>) =>
  new Map(Object.entries(of).map(([code, weight]) => [code, decimalOf(weight)]));
const AT = { capital: 100_000_000n, date: '2026-11-20' };

describe('what a strategy would buy first', () => {
  it('is whole lots of the weight at the last close, with commission and transfer fee', () => {
    // 600,000 yuan at 12.34 are 48,622 shares: 486 lots.
    const { buys, cash } = firstBuys(weights({ '600001.SH': 0.6 }), [stock('600001.SH', 1234n)], AT);
    // 48,600 × 12.34 = 599,724.00; 0.025 % are 149.931, 0.001 % are 5.99724.
    expect(buys.get('600001.SH')).toEqual({ shares: 48_600n, amount: 59_972_400n, cost: 14_993n + 600n });
    expect(cash).toBe(100_000_000n - 59_972_400n - 15_593n);
  });

  it('of STAR and Beijing stocks is at least a lot, then single shares', () => {
    const { buys } = firstBuys(
      weights({ '688001.SH': 0.4, '830001.BJ': 0.4 }),
      [stock('688001.SH', 3333n, 'star'), stock('830001.BJ', 777n, 'bse')],
      AT,
    );
    expect(buys.get('688001.SH')?.shares).toBe(12_001n);
    expect(buys.get('830001.BJ')?.shares).toBe(51_480n);
  });

  it('never takes more cash than there is: the lightest gets what is left', () => {
    const { buys, cash } = firstBuys(
      weights({ '600001.SH': 0.6, '600002.SH': 0.4 }),
      [stock('600001.SH', 1000n), stock('600002.SH', 1000n)],
      AT,
    );
    expect(buys.get('600001.SH')?.shares).toBe(60_000n);
    expect(buys.get('600002.SH')?.shares).toBe(39_900n);
    expect(cash).toBeGreaterThanOrEqual(0n);
  });

  it('leaves out what is less than a lot, and what has no close', () => {
    const { buys, cash } = firstBuys(
      weights({ '600001.SH': 0.0001, '600009.SH': 0.5 }),
      [stock('600001.SH', 200_000n)],
      AT,
    );
    expect([...buys.keys()]).toEqual([]);
    expect(cash).toBe(100_000_000n);
  });

  it('of weights of 0, as of stocks whose weight is not typed yet, is nothing', () => {
    const { buys } = firstBuys(weights({ '600001.SH': 0 }), [stock('600001.SH', 1000n)], AT);
    expect(buys.size).toBe(0);
  });
});
