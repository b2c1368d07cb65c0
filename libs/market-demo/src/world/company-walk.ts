import { LEAVING_SESSIONS, leavingFrom } from './company-life.ts';
import { exRightsClose } from '../prices/ex-rights.ts';
import { FairValue, type Trailing } from '../prices/fair-value.ts';
import type { MarketFactors } from '../prices/market-factors.ts';
import { limitPrices, limitsOf, type Limits } from '../prices/price-limits.ts';
import { Random } from './random.ts';
import { Surges } from '../prices/surges.ts';
import { Volatility } from '../prices/volatility.ts';
import { isListed, type CompanyBook, type DemoCompany, type Dividend, type ShareCapital } from './world.ts';

/** A bar in whole cents and shares. Open, high and low are null on a suspended day. */
export interface DemoBar {
  readonly open: number | null;
  readonly high: number | null;
  readonly low: number | null;
  readonly close: number;
  readonly preClose: number;
  readonly volume: number;
  /** Cents. */
  readonly amount: number;
  readonly totalShares: number;
  readonly floatShares: number;
  /** The figures of its reports up to the day. */
  readonly trailing: Trailing | null;
  readonly suspended: boolean;
  readonly st: boolean;
}

/** The inputs of a day's trading: the reference price, the wanted log return, and the limits. Cents. */
interface TradedDay {
  readonly preClose: number;
  readonly move: number;
  readonly activity: number;
  readonly least: number;
  readonly most: number;
}

const TRADING_DAYS = 250;
const SUSPENSION_CHANCE = 0.0009;
const SEASONED_SESSIONS = 20;
const MOST_TURNOVER = 0.45;
const LOT = 100;
/** A falling share stays above face value, where real ones would leave the exchange. */
const FLOOR_CENTS = 120;
const ST_DRIFT = -0.0006;
/** The part of the usual growth of sales that prices follow: without it multiples would fall from year to year. */
const PRICED_GROWTH = 0.8;
/** Volatility against the industry's: growth boards swing more. */
const BOARD_VOLATILITY = { main: 0.97, chinext: 1.06, star: 1.1, bse: 1.15 } as const;
const LEAVING_DRIFT = -0.025;

/** One company's days, each from the one before. */
export class CompanyWalk {
  private readonly random: Random;
  private readonly volatility: Volatility;
  private readonly surges: Surges;
  private readonly value: FairValue;
  private readonly beta: number;
  private readonly usualTurnover: number;
  /** The drift that keeps the mean of prices, not of their logs, near the market's and their growth near profits'. */
  private readonly usualDrift: number;
  private readonly leavesFrom: string | null;
  private readonly dividends: ReadonlyMap<string, Dividend>;
  private close: number;
  private trailing: Trailing | null = null;
  private suspendedFor = 0;
  private session: number;
  private leavingSession = 0;

  constructor(
    seed: number,
    private readonly company: DemoCompany,
    private readonly book: CompanyBook,
    start: string,
  ) {
    this.random = new Random(`${seed} ${company.text}`);
    const { random } = this;
    const { industry, startFloat, board } = company;
    const yearly = industry.volatility * BOARD_VOLATILITY[board];
    this.beta = random.between(0.7, 1.3);
    // The share's own return, which market and industry do not explain.
    this.volatility = new Volatility((yearly / Math.sqrt(TRADING_DAYS)) * random.between(0.7, 1));
    this.surges = new Surges(seed, company);
    this.usualDrift = (PRICED_GROWTH * industry.growth - yearly ** 2 / 2) / TRADING_DAYS;
    this.usualTurnover = 0.018 * Math.exp(0.5 * random.normal()) * Math.min(2, (4e8 / startFloat) ** 0.25);
    this.value = new FairValue(industry);
    this.leavesFrom = leavingFrom(company);
    this.dividends = new Map(book.dividends.map((dividend) => [dividend.exDate, dividend]));
    this.close = company.startPrice;
    this.session = company.listDate >= start ? 0 : 1000;
  }

  /** The bar of a trading day, asked day by day; null when the share is not listed then. */
  next(day: string, factors: MarketFactors): DemoBar | null {
    const { company } = this;
    if (!isListed(company, day)) return null;
    if (this.leavesFrom !== null && this.leavesFrom <= day) this.leavingSession += 1;
    const shares = this.book.sharesOn(day);
    const dividend = this.dividends.get(day);
    this.suspend(dividend !== undefined);
    const common = factors.returnOf(company.industry.code, this.beta);
    const own = this.volatility.next(this.random.heavyTailed()) + this.surges.next();
    const capital = (this.close / 100) * shares.total;
    this.hear(day, capital);
    const st = company.stFrom !== null && company.stFrom <= day;
    const first = this.session === 0 ? this.random.between(0.05, 0.35) : 0;
    const preClose = dividend ? exRightsClose(this.close, dividend) : this.close;
    if (this.suspendedFor > 0) return this.suspendedBar(shares, st);
    const move = common + own + first + this.drift(st, capital);
    const { low, high } = limitPrices(preClose, this.limits(day, st));
    const bar = this.trade(
      { preClose, move, activity: factors.activity, least: low, most: high },
      shares,
      st,
    );
    this.session += 1;
    this.close = bar.close;
    return bar;
  }

  private limits(day: string, st: boolean): Limits | null {
    const { board, listDate } = this.company;
    const leaving = this.leavingSession > 0 ? this.leavingSession - 1 : null;
    return limitsOf({ board, listDay: listDate, day, st, session: this.session, leaving });
  }

  /** No suspension lasts through an ex-rights day or the last sessions: each price gap has its bar. */
  private suspend(goesEx: boolean): void {
    if (this.suspendedFor > 0) this.suspendedFor -= 1;
    const begins = this.session > SEASONED_SESSIONS && this.random.chance(SUSPENSION_CHANCE);
    if (this.suspendedFor === 0 && begins) this.suspendedFor = this.random.whole(1, 10);
    if (goesEx || this.leavingSession > 0) this.suspendedFor = 0;
  }

  private hear(day: string, capital: number): void {
    const trailing = this.book.trailing(day);
    if (trailing === this.trailing || trailing === null) return;
    this.trailing = trailing;
    this.value.announce(trailing, capital);
  }

  private drift(st: boolean, capital: number): number {
    if (this.leavingSession > 0) return LEAVING_DRIFT;
    if (this.close < FLOOR_CENTS) return 0.03;
    return this.usualDrift + this.value.pull(capital) + (st ? ST_DRIFT : 0);
  }

  private suspendedBar({ total, float }: ShareCapital, st: boolean): DemoBar {
    const { close, trailing } = this;
    return {
      open: null,
      high: null,
      low: null,
      close,
      preClose: close,
      volume: 0,
      amount: 0,
      totalShares: total,
      floatShares: float,
      trailing,
      suspended: true,
      st,
    };
  }

  private trade(
    { preClose, move, activity, least, most }: TradedDay,
    { total, float }: ShareCapital,
    st: boolean,
  ): DemoBar {
    const { random } = this;
    const within = (cents: number): number => Math.min(most, Math.max(least, Math.round(cents)));
    const close = within(preClose * Math.exp(move));
    const open = within(preClose * Math.exp(0.4 * move + 0.006 * random.normal()));
    const high = within(Math.max(open, close) * (1 + 0.008 * Math.abs(random.normal())));
    const low = within(Math.min(open, close) * (1 - 0.008 * Math.abs(random.normal())));
    const stir = Math.exp(0.35 * random.normal() + 9 * Math.abs(move));
    const turnover = Math.min(MOST_TURNOVER, this.usualTurnover * activity * this.excitement() * stir);
    const volume = Math.max(1, Math.round((turnover * float) / LOT)) * LOT;
    // Between low and high, so that amount / volume is a price of the day.
    const average = (open + high + low + close) / 4;
    return {
      open,
      high,
      low,
      close,
      preClose,
      volume,
      amount: Math.round(volume * average),
      totalShares: total,
      floatShares: float,
      trailing: this.trailing,
      suspended: false,
      st,
    };
  }

  /** The turnover against a usual day: new and leaving shares trade a lot. */
  private excitement(): number {
    if (this.leavingSession > 0) return 1 + (LEAVING_SESSIONS - this.leavingSession) / 5;
    return this.session < SEASONED_SESSIONS ? 6 / (1 + this.session / 4) : 1;
  }
}
