import { marginTrading } from '@console/market/schema';
import type { DemoBar } from '../company-walk.ts';
import type { DemoSink } from '../demo-sink.ts';
import { Random } from '../random.ts';
import { rounded } from '../rounded.ts';
import type { DayWatcher } from '../walk-market.ts';
import type { DemoCompany } from '../world.ts';
import { eligibleDays, isEligibleOn, MARGIN_RULE, type EligibleDays } from './eligibility.ts';

interface Account {
  readonly days: EligibleDays;
  readonly random: Random;
  /** What the balance comes back to, as a share of the float's value, and the short volume, of the float. */
  readonly usual: number;
  readonly usualShort: number;
  /** Yuan. */
  balance: number;
  short: number;
}

/** A day's repayment of what stands beyond the usual. */
const REPAID = 0.03;
const LOT = 100;

/** Balances that go on from day to day: yesterday's, plus what is bought or sold, less what is repaid. */
export class MarginWriter implements DayWatcher {
  private readonly accounts = new Map<DemoCompany, Account | null>();
  private day = '';

  constructor(
    private readonly seed: number,
    private readonly sink: DemoSink,
    private readonly from: string,
  ) {}

  open(day: string): void {
    this.day = day;
  }

  see(company: DemoCompany, bar: DemoBar): void {
    if (this.day < this.from) return;
    const account = this.accountOf(company, bar);
    if (!account || !isEligibleOn(account.days, this.day)) return;
    const financing = finance(account, bar);
    const shorting = sellShort(account, bar);
    this.sink.add(marginTrading, this.day, {
      trade_date: this.day,
      security_id: company.text,
      financing_balance: account.balance,
      ...financing,
      short_volume: account.short,
      ...shorting,
      short_balance: rounded((account.short * bar.close) / 100, 2),
    });
  }

  private accountOf(company: DemoCompany, { close, floatShares }: DemoBar): Account | null {
    const known = this.accounts.get(company);
    if (known !== undefined) return known;
    const days = eligibleDays(this.seed, company, MARGIN_RULE);
    let account: Account | null = null;
    if (days) {
      const random = new Random(`${this.seed} ${company.text} margin`);
      const usual = 0.035 * Math.exp(0.5 * random.normal());
      const usualShort = 0.0008 * Math.exp(0.8 * random.normal());
      // Those who were eligible before the tables begin have a balance by then.
      const was = days.from < this.from ? 1 : 0;
      account = {
        ...{ days, random, usual, usualShort },
        balance: Math.round((was * usual * close * floatShares) / 100),
        short: was * lots(usualShort * floatShares),
      };
    }
    this.accounts.set(company, account);
    return account;
  }
}

function finance(
  account: Account,
  { amount, close, floatShares }: DemoBar,
): { financing_buy: number; financing_repay: number } {
  const { random, usual, balance } = account;
  const bought = Math.round((amount / 100) * Math.min(0.3, 0.09 * Math.exp(0.4 * random.normal())));
  const excess = balance - (usual * close * floatShares) / 100;
  const wanted = bought * random.between(0.9, 1.1) + REPAID * excess;
  const repaid = Math.round(Math.max(0, Math.min(balance + bought, wanted)));
  account.balance = balance + bought - repaid;
  return { financing_buy: bought, financing_repay: repaid };
}

function sellShort(
  account: Account,
  { volume, floatShares }: DemoBar,
): { short_sell_volume: number; short_repay_volume: number } {
  const { random, usualShort, short } = account;
  const sold = lots(volume * Math.min(0.1, 0.004 * Math.exp(0.7 * random.normal())));
  const excess = short - usualShort * floatShares;
  const repaid = Math.max(0, Math.min(short + sold, lots(sold * random.between(0.8, 1.2) + REPAID * excess)));
  account.short = short + sold - repaid;
  return { short_sell_volume: sold, short_repay_volume: repaid };
}

const lots = (shares: number): number => Math.round(shares / LOT) * LOT;
