import type { etfBar } from '@console/market/schema';
import type { FileRow } from '../demo-sink.ts';
import { Random } from '../world/random.ts';
import { rounded } from '../world/rounded.ts';
import type { BasketDay } from '../trading/basket.ts';
import type { FundPlan } from './fund-plan.ts';

/** The limit of a day's move, as a fraction; prices are whole milli-yuan. */
const LIMIT = 0.1;
const YEARLY_FEE = 0.006;
const DAYS_A_YEAR = 250;
/** Units are created and redeemed in blocks of so many. */
const BLOCK = 1e6;
const LOT = 100;

type Bar = Omit<FileRow<typeof etfBar>, 'trade_date' | 'etf_code'>;

/** One fund's days: its net value follows the basket less the fee, its price the net value. */
export class FundWalk {
  shares: number;
  /** Net value a unit, yuan. */
  value: number;
  private readonly random: Random;
  /** Milli-yuan. */
  private price: number;
  private premium = 0;

  constructor(readonly plan: FundPlan) {
    this.random = new Random(`${plan.topic} walk`);
    this.shares = plan.startShares;
    this.value = plan.startValue;
    this.price = Math.round(plan.startValue * 1000);
  }

  /** The next day's bar; the basket's day is null while it has no members. */
  next(day: BasketDay | null): Bar {
    const { random } = this;
    const pre = this.price;
    const [least, most] = [Math.ceil(pre * (1 - LIMIT)), Math.floor(pre * (1 + LIMIT))];
    const within = (milli: number): number => Math.max(1, least, Math.min(most, Math.round(milli)));
    const growth = (points: number): number => (day ? points / day.preClose : 1);
    const before = this.value;
    this.value = before * growth(day?.close ?? 1) * (1 - YEARLY_FEE / DAYS_A_YEAR);
    this.premium = 0.6 * this.premium + 0.0015 * random.normal();
    const priced = (value: number): number => within(1000 * value * (1 + this.premium));
    const close = priced(this.value);
    const open = within(1000 * before * growth(day?.open ?? 1) * (1 + 0.001 * random.normal()));
    const high = Math.max(open, close, priced(before * growth(day?.high ?? 1)));
    const low = Math.min(open, close, priced(before * growth(day?.low ?? 1)));
    const turnover = 0.03 * Math.exp(0.5 * random.normal() + 15 * Math.abs(close / pre - 1));
    const volume = Math.round((Math.min(1, turnover) * this.shares) / LOT) * LOT;
    this.price = close;
    this.shares = Math.max(20, Math.round((this.shares * Math.exp(0.004 * random.normal())) / BLOCK)) * BLOCK;
    return {
      open: open / 1000,
      high: high / 1000,
      low: low / 1000,
      close: close / 1000,
      pre_close: pre / 1000,
      volume,
      amount: rounded((volume * (open + high + low + close)) / 4000, 2),
      net_value: rounded(this.value, 4),
      fund_shares: this.shares,
    };
  }
}
