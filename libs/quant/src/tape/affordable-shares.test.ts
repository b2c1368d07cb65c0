import { DEFAULT_COSTS } from '../ledger/fees.ts';
import { BOARDS } from '../panel/limit-rules.ts';
import { affordableShares } from './affordable-shares.ts';
import { FeeRates } from './fee-rates.ts';
import { SHARE_LOTS } from './share-lots.ts';

test.each(BOARDS)('%s: the most legal shares whose amount and fees the cash pays', (board) => {
  const rates = new FeeRates(DEFAULT_COSTS);
  rates.setDate('2024-01-02');
  const lots = SHARE_LOTS[board];
  const price = 1_234;
  const cost = (shares: number): number => shares * price + rates.ofBuy(shares * price, board);
  for (const cash of [
    0,
    cost(lots.least) - 1,
    cost(lots.least),
    cost(1_000) - 1,
    cost(1_000),
    cost(1_000) + 1,
  ]) {
    const found = affordableShares(2_000, { lots, rates, price, cash });
    expect(lots.largestBuy(found)).toBe(found);
    expect(found === 0 || cost(found) <= cash).toBe(true);
    const more = found === 0 ? lots.least : found + lots.step;
    expect(cost(more)).toBeGreaterThan(cash);
  }
});
