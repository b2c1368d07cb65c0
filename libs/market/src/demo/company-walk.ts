import type { DemoCompany } from './companies.ts';
import { firstFigures, nextFigures, reportsBetween, type Figures } from './fundamentals.ts';
import type { MarketFactors } from './market-factors.ts';
import { limitPrices, limitsOf } from './price-limits.ts';
import { Random } from './random.ts';
import { Volatility } from './volatility.ts';

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
  readonly figures: Figures;
  readonly suspended: boolean;
  readonly st: boolean;
}

const TRADING_DAYS = 250;
const SUSPENSION_CHANCE = 0.0009;
const BONUS_CHANCE = 0.12;
const DIVIDEND_CHANCE = 0.75;
const MOST_TURNOVER = 0.45;
const LOT = 100;
/** A falling share stays above face value, where real ones would leave the exchange. */
const FLOOR_CENTS = 120;

/** One company's days, each from the one before. */
export class CompanyWalk {
  private readonly random: Random;
  private readonly volatility: Volatility;
  private readonly beta: number;
  private readonly usualTurnover: number;
  /** What keeps the mean of prices, not of their logs, near the market's. */
  private readonly usualDrift: number;
  private close: number;
  private totalShares: number;
  private floatShares: number;
  private figures: Figures;
  private suspendedFor = 0;
  private session = 0;
  private yesterday = '';
  /** Month and day from which this year's dividend is due. */
  private readonly exDay: string;

  constructor(
    seed: number,
    private readonly company: DemoCompany,
  ) {
    this.random = new Random(`${seed} ${company.code}.${company.exchange}`);
    const { random } = this;
    const { industry, losing } = company;
    this.beta = random.between(0.7, 1.3);
    // What market and industry do not explain.
    this.volatility = new Volatility(
      (industry.volatility / Math.sqrt(TRADING_DAYS)) * random.between(0.7, 1),
    );
    this.usualDrift = -(industry.volatility ** 2) / 2 / TRADING_DAYS;
    this.close = Math.round(100 * Math.exp(2.5 + 0.7 * random.normal()));
    if (company.stFrom !== null) this.close = Math.max(FLOOR_CENTS * 2, Math.round(this.close / 4));
    this.totalShares = Math.round((4e8 * Math.exp(0.9 * random.normal())) / LOT) * LOT;
    const fresh = company.firstDay > 0;
    this.floatShares = Math.round((this.totalShares * (fresh ? 0.25 : random.between(0.45, 1))) / LOT) * LOT;
    this.figures = firstFigures(random, industry, { capital: (this.close / 100) * this.totalShares, losing });
    this.usualTurnover =
      0.018 * Math.exp(0.5 * random.normal()) * Math.min(2, (4e8 / this.floatShares) ** 0.25);
    this.exDay = `0${random.whole(5, 7)}-${String(random.whole(10, 28))}`;
    this.session = fresh ? 0 : 1000;
  }

  /** The bar of trading day `at`, or null when the share is not listed then. */
  next(day: string, at: number, factors: MarketFactors): DemoBar | null {
    if (at < this.company.firstDay || at > this.company.lastDay) return null;
    this.report(day);
    const { random } = this;
    const st = this.company.stFrom !== null && at >= this.company.stFrom;
    const seasoned = this.session > 20;
    if (this.suspendedFor === 0 && seasoned && random.chance(SUSPENSION_CHANCE))
      this.suspendedFor = random.whole(1, 10);
    const common = factors.returnOf(this.company.industry.code, this.beta);
    const own = this.volatility.next(random.heavyTailed());
    if (this.suspendedFor > 0) {
      this.suspendedFor -= 1;
      this.yesterday = day;
      return this.suspendedBar(st);
    }
    const preClose = this.exRights(day);
    const limits = limitsOf({
      board: this.company.board,
      listDay: this.company.listDate,
      day,
      st,
      session: this.session,
    });
    const first = this.session === 0 ? random.between(0.05, 0.35) : 0;
    const bar = this.tradedBar({
      preClose,
      move: common + own + first + this.drift(st),
      activity: factors.activity,
      ...limitPrices(preClose, limits),
    });
    this.session += 1;
    this.yesterday = day;
    return { ...bar, preClose, suspended: false, st };
  }

  private drift(st: boolean): number {
    if (this.close < FLOOR_CENTS) return 0.03;
    return st ? -0.0008 : this.usualDrift;
  }

  private report(day: string): void {
    if (this.yesterday === '' || !reportsBetween(this.yesterday, day)) return;
    const { industry, losing } = this.company;
    this.figures = nextFigures(this.random, industry, { figures: this.figures, losing });
  }

  /** Pays this year's dividend when it is due; returns the reference price of the day. */
  private exRights(day: string): number {
    const due = `${day.slice(0, 4)}-${this.exDay}`;
    if (this.yesterday === '' || !(this.yesterday < due && due <= day)) return this.close;
    const { random } = this;
    const pays = random.chance(DIVIDEND_CHANCE);
    const bonus = random.chance(BONUS_CHANCE) ? random.pick([0.2, 0.3, 0.4, 0.5]) : 0;
    const perShare = (100 * this.figures.earnings) / this.totalShares;
    const cash =
      pays && perShare > 0 ? Math.min(Math.round(perShare * 0.35), Math.floor(this.close * 0.08)) : 0;
    this.totalShares = Math.round(this.totalShares * (1 + bonus));
    this.floatShares = Math.round(this.floatShares * (1 + bonus));
    return Math.round((this.close - cash) / (1 + bonus));
  }

  private suspendedBar(st: boolean): DemoBar {
    return {
      ...{ open: null, high: null, low: null, close: this.close, preClose: this.close, volume: 0, amount: 0 },
      ...this.standing(),
      ...{ suspended: true, st },
    };
  }

  private tradedBar({
    preClose,
    move,
    activity,
    low: least,
    high: most,
  }: {
    preClose: number;
    move: number;
    activity: number;
    low: number;
    high: number;
  }): Omit<DemoBar, 'preClose' | 'suspended' | 'st'> {
    const { random } = this;
    const within = (cents: number): number => Math.min(most, Math.max(least, Math.round(cents)));
    const close = within(preClose * Math.exp(move));
    const open = within(preClose * Math.exp(0.4 * move + 0.006 * random.normal()));
    const high = within(Math.max(open, close) * (1 + 0.008 * Math.abs(random.normal())));
    const low = within(Math.min(open, close) * (1 - 0.008 * Math.abs(random.normal())));
    const fresh = this.session < 20 ? 6 / (1 + this.session / 4) : 1;
    const turnover =
      this.usualTurnover * activity * fresh * Math.exp(0.35 * random.normal() + 9 * Math.abs(move));
    const volume =
      Math.max(1, Math.round((Math.min(MOST_TURNOVER, turnover) * this.floatShares) / LOT)) * LOT;
    // Between low and high, so that amount / volume is a price of the day.
    const average = (open + high + low + close) / 4;
    this.close = close;
    return { open, high, low, close, volume, amount: Math.round(volume * average), ...this.standing() };
  }

  private standing(): Pick<DemoBar, 'totalShares' | 'floatShares' | 'figures'> {
    return { totalShares: this.totalShares, floatShares: this.floatShares, figures: this.figures };
  }
}
