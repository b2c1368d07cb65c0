import { BALANCE_LINES, namesIn, type StatementLine } from '@console/market/schema';
import { Random } from '../world/random.ts';
import type { CompanyBook, DemoCompany, Report } from '../world/world.ts';
import { perCompany } from '../write-companies.ts';
import { addTo, toCents, totalOf, type Amounts } from './amounts.ts';
import { BalanceRoll, type Sheet } from './balance-roll.ts';
import { cashOf, quarterCashFlow, type CashFlow } from './cash-flow.ts';
import { EquityRoll } from './equity-roll.ts';
import { bankIncome, insurerIncome } from './financial-income.ts';
import { generalIncome } from './general-income.ts';
import type { Income, Movements } from './quarter-context.ts';
import { traitsOf } from './statement-traits.ts';

/** A company's statements of one period in whole cents; income and cash flows from the start of the year. */
export interface PeriodStatements {
  readonly report: Report;
  readonly income: Income;
  readonly sheet: Sheet;
  readonly cashFlow: CashFlow;
  /** Shares at the end of the period, and their mean over the year so far. */
  readonly shares: number;
  readonly meanShares: number;
}

const INCOME = { general: generalIncome, bank: bankIncome, insurer: insurerIncome } as const;

/** The statements of every report in the book, oldest first; the same at every call. */
export const companyStatements = perCompany((world, company): readonly PeriodStatements[] => {
  const book = world.bookOf(company);
  const [first] = book.reports;
  if (!first) return [];
  const roll = new StatementRoll(world.seed, company, book);
  let before = dayBefore(first.period);
  return book.reports.map((report) => {
    const statements = roll.next(report, before);
    before = report.period;
    return statements;
  });
});

/** Rolls a company's books from quarter to quarter. */
class StatementRoll {
  private readonly balance: BalanceRoll;
  private readonly equity: EquityRoll;
  private readonly traits;
  private sheet: Sheet;
  private income: Income = {};
  private cashFlow: CashFlow = {};
  private yearCash: number;
  private shares: number[] = [];

  constructor(
    private readonly seed: number,
    private readonly company: DemoCompany,
    private readonly book: CompanyBook,
  ) {
    this.balance = new BalanceRoll(seed, company);
    this.equity = new EquityRoll(seed, company, book);
    this.traits = traitsOf(seed, company);
    this.sheet = this.openingSheet();
    this.yearCash = cashOf(company.template, this.sheet);
  }

  next(report: Report, before: string): PeriodStatements {
    const { company, traits, book } = this;
    const { template } = company;
    const random = new Random(`${this.seed} ${company.text} statements ${report.period}`);
    if (report.period.endsWith('03-31')) this.startYear();
    const { flows, sheet: equity } = this.equity.next(report, before);
    const { income, movements } = INCOME[template]({
      random,
      traits,
      flows,
      before: this.sheet,
      revenue: toCents(report.revenue),
      yearEnd: report.period.endsWith('12-31'),
    });
    const after = this.nextSheet(random, { report, equity, movements });
    const cashFlow = quarterCashFlow({
      template,
      before: this.sheet,
      after,
      income,
      movements,
      flows,
      traits,
      churn: random.between(0.15, 0.5),
    });
    this.sheet = after;
    addTo(this.income, income);
    addTo(this.cashFlow, cashFlow);
    // Bonus shares count as if they had been there from the start of the year.
    const grown = bonusBetween(book, before, report.period);
    this.shares = this.shares.map((shares) => shares * grown);
    this.shares.push(book.sharesOn(before).total * grown, book.sharesOn(report.period).total);
    return { report, sheet: after, ...this.sinceYearStart() };
  }

  private sinceYearStart(): Omit<PeriodStatements, 'report' | 'sheet'> {
    const meanShares = this.shares.reduce((sum, shares) => sum + shares, 0) / this.shares.length;
    return {
      income: { ...this.income },
      cashFlow: {
        ...this.cashFlow,
        cash_begin: this.yearCash,
        cash_end: cashOf(this.company.template, this.sheet),
      },
      shares: this.shares.at(-1) ?? 0,
      meanShares,
    };
  }

  private startYear(): void {
    this.income = {};
    this.cashFlow = {};
    this.shares = [];
    this.yearCash = cashOf(this.company.template, this.sheet);
  }

  private openingSheet(): Sheet {
    const { company, book } = this;
    const random = new Random(`${this.seed} ${company.text} opening`);
    const [first] = book.reports;
    const equity = this.equity.opening();
    const owned = (first?.equity ?? 0) * (1 + (equity.minority_interest ?? 0) / (equity.equity_parent ?? 1));
    const liabilities = toCents(((first?.assets ?? 0) - owned) * random.between(0.97, 1.005));
    const assets = liabilities + (equity.total_equity ?? 0);
    const whole = { assets, liabilities };
    const goodwill = Math.round(assets * this.traits.goodwill);
    const reserves = company.template === 'insurer' ? openingReserves(random, liabilities) : {};
    const apart = { assets: { goodwill }, liabilities: reserves };
    return completed(this.balance.next(random, whole, apart), equity, {
      ...whole,
      template: company.template,
    });
  }

  private nextSheet(
    random: Random,
    { report, equity, movements }: { report: Report; equity: Sheet; movements: Movements },
  ): Sheet {
    const assets = toCents(report.assets);
    const whole = { assets, liabilities: assets - (equity.total_equity ?? 0) };
    const reserves: Sheet = {};
    for (const [name, grown] of Object.entries(movements.reserves) as [keyof Sheet, number][]) {
      reserves[name] = (this.sheet[name] ?? 0) + grown;
    }
    const apart = {
      assets: { goodwill: (this.sheet.goodwill ?? 0) - movements.goodwillCut },
      liabilities: reserves,
    };
    const { template } = this.company;
    return completed(this.balance.next(random, whole, apart), equity, { ...whole, template });
  }
}

/** Shares after the bonus shares of (from, to] for each before them. */
function bonusBetween({ dividends }: CompanyBook, from: string, to: string): number {
  return dividends.reduce(
    (so, { exDate, bonus, transfer }) => (from < exDate && exDate <= to ? so * (1 + bonus + transfer) : so),
    1,
  );
}

/** Sums of the general template's sections; other templates have none. */
const CURRENT_ASSETS = sectionTotal('total_current_assets');
const NONCURRENT_ASSETS = sectionTotal('total_noncurrent_assets');
const CURRENT_LIABILITIES = sectionTotal('total_current_liabilities');
const NONCURRENT_LIABILITIES = sectionTotal('total_noncurrent_liabilities');

/** Adds the shareholders' equity and the totals to a sheet; changes it in place. */
function completed(
  sheet: Sheet,
  equity: Sheet,
  {
    assets,
    liabilities,
    template,
  }: { assets: number; liabilities: number; template: DemoCompany['template'] },
): Sheet {
  for (const name of Object.keys(equity) as (keyof Sheet)[]) sheet[name] = equity[name] ?? 0;
  if (template === 'general') {
    sheet.total_current_assets = totalOf(sheet, CURRENT_ASSETS);
    sheet.total_noncurrent_assets = totalOf(sheet, NONCURRENT_ASSETS);
    sheet.total_current_liabilities = totalOf(sheet, CURRENT_LIABILITIES);
    sheet.total_noncurrent_liabilities = totalOf(sheet, NONCURRENT_LIABILITIES);
  }
  sheet.total_assets = assets;
  sheet.total_liabilities = liabilities;
  sheet.total_liabilities_and_equity = assets;
  return sheet;
}

function sectionTotal(total: keyof Sheet): readonly (keyof Sheet)[] {
  const lines: readonly StatementLine[] = BALANCE_LINES;
  const parts = lines.find(({ name }) => name === total)?.sums?.general?.[0]?.plus ?? [];
  return namesIn(BALANCE_LINES, 'general').filter((name) => parts.includes(name));
}

function openingReserves(random: Random, liabilities: number): Sheet {
  const part = (share: number): number => Math.round(liabilities * share * random.between(0.9, 1.1));
  return {
    unearned_premium_reserve: part(0.03),
    outstanding_claims_reserve: part(0.03),
    life_insurance_reserve: part(0.48),
    long_term_health_reserve: part(0.06),
  } satisfies Amounts;
}

const dayBefore = (period: string): string => `${Number(period.slice(0, 4)) - 1}-12-31`;
