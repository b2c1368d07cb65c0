import { parseDecimal } from '../ledger/decimal.ts';
import { DEFAULT_COSTS, feesOf, feeSum, type Costs } from '../ledger/fees.ts';
import { BOARDS } from '../panel/limit-rules.ts';
import { FeeRates } from './fee-rates.ts';

const DATES = ['2020-01-02', '2022-04-28', '2022-04-29', '2023-08-27', '2023-08-28', '2026-01-05'];
const OWN: Costs = { ...DEFAULT_COSTS, stampDuty: parseDecimal('0.00123'), transferFee: parseDecimal('0') };

test.each([
  ['the default costs', DEFAULT_COSTS],
  ['costs of its own', OWN],
])('%s: the same as the ledger on both sides of every change of rates', (_, costs) => {
  const rates = new FeeRates(costs);
  for (const date of DATES) {
    rates.setDate(date);
    for (const board of BOARDS)
      for (const amount of [1, 49_999, 50_000, 1_999_999, 2_000_000, 123_456_789, 10_000_000_050]) {
        const fees = (side: 'buy' | 'sell'): number =>
          Number(feeSum(feesOf(costs, { date, board, side, amount: BigInt(amount) })));
        expect(rates.ofBuy(amount, board)).toBe(fees('buy'));
        expect(rates.ofSell(amount, board)).toBe(fees('sell'));
      }
  }
});
