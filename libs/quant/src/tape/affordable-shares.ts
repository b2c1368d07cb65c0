import type { FeeRates } from './fee-rates.ts';
import type { ShareLots } from './share-lots.ts';

export interface Purchase {
  readonly lots: ShareLots;
  /** Those of the day. */
  readonly rates: FeeRates;
  /** Cents. */
  readonly price: number;
  /** Cents that amount and fees may take together. */
  readonly cash: number;
}

/** The largest legal number of shares, fewer than `most`, that the cash pays with its fees; 0 where it pays none. */
export function affordableShares(most: number, { lots, rates, price, cash }: Purchase): number {
  const { least, step, board } = lots;
  // What a number of shares costs never falls with it: the last that is paid is found by halving.
  let paid = 0;
  let unpaid = Math.max(0, most - least) / step + 1;
  while (unpaid - paid > 1) {
    const middle = Math.floor((paid + unpaid) / 2);
    const amount = (least + (middle - 1) * step) * price;
    if (amount + rates.ofBuy(amount, board) <= cash) paid = middle;
    else unpaid = middle;
  }
  return paid === 0 ? 0 : least + (paid - 1) * step;
}
