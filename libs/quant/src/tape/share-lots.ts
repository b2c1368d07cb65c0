import { LOTS } from '../ledger/lots.ts';
import type { Board } from '../panel/limit-rules.ts';

/** The lots of a board in ordinary numbers, with what may be traded of a number of shares. */
export class ShareLots {
  readonly least: number;
  readonly step: number;

  constructor(readonly board: Board) {
    this.least = Number(LOTS[board].least);
    this.step = Number(LOTS[board].step);
  }

  /** The largest number of shares that may be bought in one order, at most `most`. */
  largestBuy(most: number): number {
    return most < this.least ? 0 : this.least + this.whole(most - this.least);
  }

  /** The largest number that may be sold in one order of `held`, at most `most`. */
  largestSell(held: number, most: number): number {
    if (most >= held) return held;
    if (this.step === 1) return most >= this.least ? most : 0;
    const remainder = held - this.whole(held);
    if (remainder === 0) return this.whole(most);
    // With the odd remainder: of 250 shares 50 or 150 leave whole lots.
    const withRemainder = most < remainder ? 0 : remainder + this.whole(most - remainder);
    return Math.max(this.whole(most), withRemainder);
  }

  /** What is a multiple of the step; a division is several times faster than the remainder of doubles. */
  private whole(shares: number): number {
    return Math.floor(shares / this.step) * this.step;
  }
}

export const SHARE_LOTS: Readonly<Record<Board, ShareLots>> = {
  main: new ShareLots('main'),
  chinext: new ShareLots('chinext'),
  star: new ShareLots('star'),
  bse: new ShareLots('bse'),
};
