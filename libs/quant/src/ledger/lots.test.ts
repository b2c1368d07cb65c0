import { BOARDS } from '../panel/limit-rules.ts';
import { largestBuy, largestSell } from './lots.ts';

describe('what may be bought', () => {
  it.each([
    ['main', 99n, 0n],
    ['main', 100n, 100n],
    ['main', 299n, 200n],
    ['chinext', 250n, 200n],
    ['star', 199n, 0n],
    ['star', 200n, 200n],
    ['star', 333n, 333n],
    ['bse', 99n, 0n],
    ['bse', 101n, 101n],
    ['main', 0n, 0n],
  ] as const)('on %s of %s is %s', (board, most, shares) => {
    expect(largestBuy(board, most)).toBe(shares);
  });
});

describe('what may be sold', () => {
  it.each([
    // An odd remainder goes whole or not at all.
    ['main', 250n, 100n, 100n],
    ['main', 250n, 149n, 100n],
    ['main', 250n, 150n, 150n],
    ['main', 250n, 199n, 150n],
    ['main', 250n, 249n, 200n],
    ['main', 250n, 250n, 250n],
    ['main', 250n, 49n, 0n],
    ['main', 250n, 50n, 50n],
    ['chinext', 30n, 30n, 30n],
    ['chinext', 30n, 29n, 0n],
    ['star', 500n, 199n, 0n],
    ['star', 500n, 201n, 201n],
    ['star', 150n, 150n, 150n],
    ['bse', 500n, 99n, 0n],
    ['bse', 500n, 101n, 101n],
    ['bse', 60n, 60n, 60n],
  ] as const)('on %s of %s held, at most %s, is %s', (board, held, most, shares) => {
    expect(largestSell(board, held, most)).toBe(shares);
  });

  it('is never more than is held', () => {
    for (const board of BOARDS) expect(largestSell(board, 130n, 900n)).toBe(130n);
  });

  it('is the largest of all that the rule allows', () => {
    const legal = (held: bigint, shares: bigint): boolean =>
      shares % 100n === 0n || (held - shares) % 100n === 0n;
    for (let held = 0n; held <= 320n; held += 7n)
      for (let most = 0n; most <= held; most += 1n) {
        let best = 0n;
        for (let shares = 1n; shares <= most; shares += 1n) if (legal(held, shares)) best = shares;
        expect(largestSell('main', held, most)).toBe(best);
      }
  });
});
