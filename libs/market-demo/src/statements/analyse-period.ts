import type { financialAnalysis } from '@console/market/schema';
import type { FileRow } from '../demo-sink.ts';
import { rounded } from '../world/rounded.ts';
import { totalOf } from './amounts.ts';
import type { BalanceName } from './balance-mix.ts';
import type { PeriodStatements } from './company-statements.ts';
import { earningsPerShare } from './earnings-per-share.ts';

export type Ratios = Omit<
  FileRow<typeof financialAnalysis>,
  'security_id' | 'report_period' | 'announce_date'
>;

/** A period with those it is compared with: the last year's end and the same period a year before. */
export interface PeriodInTime {
  readonly now: PeriodStatements;
  readonly yearStart: PeriodStatements | undefined;
  readonly yearAgo: PeriodStatements | undefined;
}

const BORROWED: readonly BalanceName[] = [
  ...(['short_term_borrowings', 'noncurrent_liabilities_due', 'long_term_borrowings'] as const),
  ...(['bonds_payable', 'lease_liabilities'] as const),
];

/** The periods of a company, each with those it is compared with. */
export function inTime(all: readonly PeriodStatements[]): readonly PeriodInTime[] {
  const byPeriod = new Map(all.map((statements) => [statements.report.period, statements]));
  return all.map((now) => {
    const { period } = now.report;
    const year = Number(period.slice(0, 4)) - 1;
    return {
      now,
      yearStart: byPeriod.get(`${year}-12-31`),
      yearAgo: byPeriod.get(`${year}-${period.slice(5)}`),
    };
  });
}

/** The ratios of a period by the formulas that the table's columns give, a line a column. */
export function analysePeriod(times: PeriodInTime, dilution: number): Ratios {
  const { now, yearAgo } = times;
  const { income, sheet, cashFlow, shares } = now;
  const revenue = income.operating_total_revenue;
  const profit = income.total_profit ?? 0;
  const interest = income.finance_interest_expense;
  const kept = profit > 0 ? 1 - (income.income_tax ?? 0) / profit : 1;
  const eps = (period: PeriodStatements): number => earningsPerShare(period, dilution).eps_basic;
  const each = (cents: number | undefined): number => rounded((cents ?? 0) / 100 / shares, 6);
  const mean = (...names: readonly BalanceName[]): number | undefined => meanOf(times, names);
  const grown = (value: (period: PeriodStatements) => number | undefined): number | null => {
    const base = yearAgo && value(yearAgo);
    return base === undefined ? null : over((value(now) ?? 0) - base, Math.abs(base));
  };
  return {
    eps_basic: eps(now),
    bps: each(sheet.equity_parent),
    operating_cash_per_share: each(cashFlow.operating_net),
    retained_per_share: each(sheet.retained_earnings),
    capital_reserve_per_share: each(sheet.capital_reserve),
    roe_weighted: over(income.net_profit_parent, mean('equity_parent')),
    roe_deducted: over(income.net_profit_deducted, mean('equity_parent')),
    roa: over(income.net_profit, mean('total_assets')),
    roic: over((profit + (interest ?? 0)) * kept, mean('total_equity', ...BORROWED)),
    gross_margin: over(without(income.operating_revenue, income.operating_cost), income.operating_revenue),
    operating_margin: over(income.operating_profit, revenue),
    pretax_margin: over(income.total_profit, revenue),
    net_margin: over(income.net_profit, revenue),
    parent_margin: over(income.net_profit_parent, revenue),
    debt_ratio: over(sheet.total_liabilities, sheet.total_assets),
    equity_multiplier: over(sheet.total_assets, sheet.total_equity),
    current_ratio: over(sheet.total_current_assets, sheet.total_current_liabilities),
    quick_ratio: over(
      (sheet.total_current_assets ?? 0) - (sheet.inventories ?? 0),
      sheet.total_current_liabilities,
    ),
    interest_cover: over(profit + (interest ?? 0), interest),
    asset_turnover: over(revenue, mean('total_assets')),
    inventory_turnover: over(income.operating_cost, mean('inventories')),
    receivable_turnover: over(income.operating_revenue, mean('accounts_receivable')),
    operating_cash_to_revenue: over(cashFlow.operating_net, revenue),
    operating_cash_to_profit: over(cashFlow.operating_net, income.net_profit),
    revenue_yoy: grown((period) => period.income.operating_total_revenue),
    net_profit_yoy: grown((period) => period.income.net_profit_parent),
    deducted_profit_yoy: grown((period) => period.income.net_profit_deducted),
    eps_yoy: grown(eps),
    operating_cash_yoy: grown((period) => period.cashFlow.operating_net),
    equity_yoy: grown((period) => period.sheet.equity_parent),
    assets_yoy: grown((period) => period.sheet.total_assets),
  };
}

/** The mean of the year's start and the period's end; none in the first year, whose start is not in the books. */
const meanOf = ({ now, yearStart }: PeriodInTime, names: readonly BalanceName[]): number | undefined =>
  yearStart && (totalOf(now.sheet, names) + totalOf(yearStart.sheet, names)) / 2;

/** Null where the cost does not exist. */
const without = (whole = 0, cost: number | undefined): number | undefined =>
  cost === undefined ? undefined : whole - cost;

/** The value with six decimals: a hundredth of a basis point. */
const over = (part: number | undefined, whole: number | undefined): number | null =>
  part === undefined || whole === undefined || whole === 0 ? null : rounded(part / whole, 6);
