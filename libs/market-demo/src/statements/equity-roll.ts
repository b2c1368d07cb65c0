import { minorityShare } from '../book/company-habits.ts';
import { Random } from '../world/random.ts';
import type { CompanyBook, DemoCompany, Report } from '../world/world.ts';
import { toCents } from './amounts.ts';
import type { Sheet } from './balance-roll.ts';

/** The changes of the shareholders' equity in a quarter, cents. */
export interface EquityFlows {
  readonly profitParent: number;
  readonly profitMinority: number;
  readonly comprehensiveParent: number;
  readonly comprehensiveMinority: number;
  readonly dividends: number;
  /** Paid in by the investors of a placing, net of its cost. */
  readonly issued: number;
  /** Paid in by minority shareholders, or paid out to them when negative. */
  readonly minorityPaid: number;
}

/** A company's equity by component: every change has its cause in the books. */
export class EquityRoll {
  private readonly minority: number;
  private readonly minorityProfit: number;
  private components: Components;
  private yearProfit = 0;
  private equity: number;

  constructor(
    seed: number,
    private readonly company: DemoCompany,
    private readonly book: CompanyBook,
  ) {
    const random = new Random(`${seed} ${company.text} equity`);
    this.minority = minorityShare(seed, company);
    this.minorityProfit = this.minority * random.between(0.6, 1.3);
    const first = book.reports[0];
    // Before the first quarter: equity is assumed to have changed only by profit during it.
    this.equity = first ? toCents(first.equity) - toCents(first.netProfit) : 0;
    this.components = openingOf(random, company, this.equity);
  }

  opening(): Sheet {
    return this.sheet();
  }

  next(report: Report, before: string): { readonly flows: EquityFlows; readonly sheet: Sheet } {
    const equity = toCents(report.equity);
    const profitParent = toCents(report.netProfit);
    const profitMinority = Math.round(profitParent * this.minorityProfit);
    const paid = this.paidBetween(before, report.period);
    const comprehensiveParent = equity - this.equity - profitParent + paid.dividends - paid.issued;
    const comprehensiveMinority = Math.round(comprehensiveParent * this.minority);
    const minorityBefore = this.minorityEquity();
    this.equity = equity;
    const minorityPaid = this.minorityEquity() - minorityBefore - profitMinority - comprehensiveMinority;
    this.account({ ...paid, profitParent, comprehensiveParent, season: report.period.slice(5) });
    return {
      flows: {
        profitParent,
        profitMinority,
        comprehensiveParent,
        comprehensiveMinority,
        minorityPaid,
        dividends: paid.dividends,
        issued: paid.issued,
      },
      sheet: this.sheet(),
    };
  }

  private minorityEquity(): number {
    return Math.round(this.equity * this.minority);
  }

  private paidBetween(before: string, period: string): Paid {
    const within = (day: string): boolean => day > before && day <= period;
    const paid = { dividends: 0, issued: 0, placed: 0, bonus: 0, transfer: 0 };
    for (const { exDate, cash, bonus, transfer, shares } of this.book.dividends) {
      if (!within(exDate)) continue;
      paid.dividends += cash * shares;
      paid.bonus += 100 * Math.round(shares * bonus);
      paid.transfer += 100 * Math.round(shares * transfer);
    }
    for (const { listDate, shares, price, cost } of this.book.issues) {
      if (!within(listDate)) continue;
      paid.issued += toCents(shares * price) - toCents(cost);
      paid.placed += 100 * shares;
    }
    return paid;
  }

  private account({ dividends, issued, placed, bonus, transfer, ...rest }: Paid & Earned): void {
    const parts = this.components;
    parts.share_capital += placed + bonus + transfer;
    parts.capital_reserve += issued - placed - transfer;
    parts.accumulated_comprehensive += rest.comprehensiveParent;
    parts.retained_earnings += rest.profitParent - dividends - bonus;
    // New shares beyond the reserve are paid from profits.
    const short = Math.max(0, -parts.capital_reserve);
    parts.capital_reserve += short;
    parts.retained_earnings -= short;
    this.yearProfit += rest.profitParent;
    if (rest.season !== '12-31') return;
    if (this.yearProfit > 0) this.appropriate();
    this.yearProfit = 0;
  }

  /** A tenth of a year's profit, until the reserve is half the share capital. */
  private appropriate(): void {
    const parts = this.components;
    const surplus = parts.surplus_reserve < parts.share_capital / 2 ? Math.round(this.yearProfit / 10) : 0;
    const risk = this.company.template === 'general' ? 0 : Math.round(this.yearProfit / 12);
    parts.surplus_reserve += surplus;
    parts.general_risk_reserve += risk;
    parts.retained_earnings -= surplus + risk;
  }

  private sheet(): Sheet {
    const minority = this.minorityEquity();
    return {
      ...this.components,
      equity_parent: this.equity,
      minority_interest: minority,
      total_equity: this.equity + minority,
    };
  }
}

interface Paid {
  dividends: number;
  issued: number;
  /** At face value, one yuan a share. */
  placed: number;
  bonus: number;
  transfer: number;
}

interface Earned {
  readonly profitParent: number;
  readonly comprehensiveParent: number;
  readonly season: string;
}

type Components = Record<
  | 'share_capital'
  | 'capital_reserve'
  | 'accumulated_comprehensive'
  | 'surplus_reserve'
  | 'general_risk_reserve'
  | 'retained_earnings',
  number
>;

function openingOf(random: Random, { startShares, template }: DemoCompany, equity: number): Components {
  const shares = startShares * 100;
  const above = equity - shares;
  const base = above > 0 ? above : 0.5 * shares;
  const parts = {
    share_capital: shares,
    capital_reserve: Math.round(base * random.between(0.42, 0.58)),
    accumulated_comprehensive: Math.round(base * random.between(-0.01, 0.02)),
    surplus_reserve: Math.min(Math.round(shares * 0.4), Math.round(base * random.between(0.03, 0.08))),
    general_risk_reserve: template === 'general' ? 0 : Math.round(base * 0.1),
  };
  const rest = Object.values(parts).reduce((sum, part) => sum - part, equity);
  return { ...parts, retained_earnings: rest };
}
