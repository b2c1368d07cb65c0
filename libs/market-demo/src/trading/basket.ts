import type { DemoBar } from '../world/company-walk.ts';
import type { DemoCompany } from '../world/world.ts';

export interface BasketPlan {
  readonly code: string;
  readonly name: string;
  /** Its shares, described in Chinese. */
  readonly sample: string;
  /** The members, of all companies by float capital, the largest first. */
  choose(ranked: readonly DemoCompany[]): readonly DemoCompany[];
}

/** A day of a basket, in points; volume in shares, amount in yuan. */
export interface BasketDay {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly preClose: number;
  readonly volume: number;
  readonly amount: number;
}

export const BASE_LEVEL = 1000;
/** The basket's range as a part of its shares' ranges: highs of single shares do not come at the same time. */
const TOGETHER = 0.35;

/** Shares by their float capital, chained day by day: level × Σ close · float / Σ pre_close · float. */
export class Basket {
  members: readonly DemoCompany[] = [];
  /** Null on a day without members. */
  today: BasketDay | null = null;
  private level = BASE_LEVEL;
  private sums = emptySums();

  /** `baseDay` is the day on which it has the base level. */
  constructor(
    readonly plan: BasketPlan,
    readonly baseDay: string,
  ) {}

  /** Begins a new day. */
  open(): void {
    this.sums = emptySums();
  }

  add({ open, high, low, close, preClose, floatShares, volume, amount }: DemoBar): void {
    const { sums } = this;
    sums.before += preClose * floatShares;
    sums.open += (open ?? close) * floatShares;
    sums.high += (high ?? close) * floatShares;
    sums.low += (low ?? close) * floatShares;
    sums.close += close * floatShares;
    sums.volume += volume;
    sums.amount += amount / 100;
  }

  close(): void {
    const { before, open, high, low, close, volume, amount } = this.sums;
    this.today = null;
    if (before === 0) return;
    const preClose = this.level;
    const points = (sum: number): number => (preClose * sum) / before;
    const [top, bottom] = [Math.max(open, close), Math.min(open, close)];
    this.level = points(close);
    this.today = {
      open: points(open),
      high: points(top + TOGETHER * (high - top)),
      low: points(bottom - TOGETHER * (bottom - low)),
      close: this.level,
      preClose,
      volume,
      amount,
    };
  }
}

const emptySums = (): Record<'before' | 'open' | 'high' | 'low' | 'close' | 'volume' | 'amount', number> => ({
  before: 0,
  open: 0,
  high: 0,
  low: 0,
  close: 0,
  volume: 0,
  amount: 0,
});
