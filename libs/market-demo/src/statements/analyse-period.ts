import type { financialAnalysis } from '@console/market/schema';
import type { FileRow } from '../demo-sink.ts';
import { totalOf } from './amounts.ts';
import type { BalanceName } from './balance-mix.ts';
import type { PeriodStatements } from './company-statements.ts';
import { earningsPerShare } from './earnings-per-share.ts';

export type Ratios = Omit<
  FileRow<typeof financialAnalysis>,
  'security_id' | 'report_period' | 'announce_date'
>;

/** A period with those it is held against: the last year's end and the same period a year before. */
export interface PeriodInTime {
  readonly now: PeriodStatements;
  readonly yearStart: PeriodStatements | undefined;
  readonly yearAgo: PeriodStatements | undefined;
}

const BORROWED: readonly BalanceName[] = [
  ...(['short_term_borrowings', 'noncurrent_liabilities_due', 'long_term_borrowings'] as const),
  ...(['bonds_payable', 'lease_liabilities'] as const),
];

/** The periods of a company, each with those it is held against. */
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

/** The ratios of a period by the formulas that the table's columns give. */
export function analysePeriod(times: PeriodInTime, dilution: number): Ratios {
  const { income, sheet, cashFlow } = times.now;
  return {
    eps_basic: earningsPerShare(times.now, dilution).eps_basic,
    ...perShare(times.now),
    ...returns(times),
    ...margins(times.now),
    debt_ratio: over(sheet.total_liabilities, sheet.total_assets),
    equity_multiplier: over(sheet.total_assets, sheet.total_equity),
    current_ratio: over(sheet.total_current_assets, sheet.total_current_liabilities),
    quick_ratio: over(
      (sheet.total_current_assets ?? 0) - (sheet.inventories ?? 0),
      sheet.total_current_liabilities,
    ),
    interest_cover: over(
      (income.total_profit ?? 0) + (income.finance_interest_expense ?? 0),
      income.finance_interest_expense,
    ),
    ...turnovers(times),
    operating_cash_to_revenue: over(cashFlow.operating_net, income.operating_total_revenue),
    operating_cash_to_profit: over(cashFlow.operating_net, income.net_profit),
    ...growth(times, dilution),
  };
}

function perShare({
  sheet,
  cashFlow,
  shares,
}: PeriodStatements): Pick<
  Ratios,
  'bps' | 'operating_cash_per_share' | 'retained_per_share' | 'capital_reserve_per_share'
> {
  const each = (cents: number | undefined): number => rounded((cents ?? 0) / 100 / shares);
  return {
    bps: each(sheet.equity_parent),
    operating_cash_per_share: each(cashFlow.operating_net),
    retained_per_share: each(sheet.retained_earnings),
    capital_reserve_per_share: each(sheet.capital_reserve),
  };
}

function returns({
  now,
  yearStart,
}: PeriodInTime): Pick<Ratios, 'roe_weighted' | 'roe_deducted' | 'roa' | 'roic'> {
  const { income } = now;
  const mean = (...names: readonly BalanceName[]): number | undefined => meanOf(now, yearStart, names);
  const profit = income.total_profit ?? 0;
  const kept = profit > 0 ? 1 - (income.income_tax ?? 0) / profit : 1;
  return {
    roe_weighted: over(income.net_profit_parent, mean('equity_parent')),
    roe_deducted: over(income.net_profit_deducted, mean('equity_parent')),
    roa: over(income.net_profit, mean('total_assets')),
    roic: over((profit + (income.finance_interest_expense ?? 0)) * kept, mean('total_equity', ...BORROWED)),
  };
}

function margins({
  income,
}: PeriodStatements): Pick<
  Ratios,
  'gross_margin' | 'operating_margin' | 'pretax_margin' | 'net_margin' | 'parent_margin'
> {
  const revenue = income.operating_total_revenue;
  const cost = income.operating_cost;
  return {
    gross_margin:
      cost === undefined ? null : over((income.operating_revenue ?? 0) - cost, income.operating_revenue),
    operating_margin: over(income.operating_profit, revenue),
    pretax_margin: over(income.total_profit, revenue),
    net_margin: over(income.net_profit, revenue),
    parent_margin: over(income.net_profit_parent, revenue),
  };
}

function turnovers({
  now,
  yearStart,
}: PeriodInTime): Pick<Ratios, 'asset_turnover' | 'inventory_turnover' | 'receivable_turnover'> {
  const { income } = now;
  const mean = (name: BalanceName): number | undefined => meanOf(now, yearStart, [name]);
  return {
    asset_turnover: over(income.operating_total_revenue, mean('total_assets')),
    inventory_turnover: over(income.operating_cost, mean('inventories')),
    receivable_turnover: over(income.operating_revenue, mean('accounts_receivable')),
  };
}

function growth(
  { now, yearAgo }: PeriodInTime,
  dilution: number,
): Pick<
  Ratios,
  | 'revenue_yoy'
  | 'net_profit_yoy'
  | 'deducted_profit_yoy'
  | 'eps_yoy'
  | 'operating_cash_yoy'
  | 'equity_yoy'
  | 'assets_yoy'
> {
  const eps = (period: PeriodStatements): number => earningsPerShare(period, dilution).eps_basic;
  const by = (value: (period: PeriodStatements) => number | undefined): number | null => {
    const base = yearAgo && value(yearAgo);
    return base === undefined ? null : over((value(now) ?? 0) - base, Math.abs(base));
  };
  return {
    revenue_yoy: by(({ income }) => income.operating_total_revenue),
    net_profit_yoy: by(({ income }) => income.net_profit_parent),
    deducted_profit_yoy: by(({ income }) => income.net_profit_deducted),
    eps_yoy: by(eps),
    operating_cash_yoy: by(({ cashFlow }) => cashFlow.operating_net),
    equity_yoy: by(({ sheet }) => sheet.equity_parent),
    assets_yoy: by(({ sheet }) => sheet.total_assets),
  };
}

/** Of the year's start and the period's end; nothing in the first year, whose start is not in the books. */
function meanOf(
  now: PeriodStatements,
  yearStart: PeriodStatements | undefined,
  names: readonly BalanceName[],
): number | undefined {
  return yearStart && (totalOf(now.sheet, names) + totalOf(yearStart.sheet, names)) / 2;
}

function over(part: number | undefined, whole: number | undefined): number | null {
  return part === undefined || whole === undefined || whole === 0 ? null : rounded(part / whole);
}

/** Six decimals: a hundredth of a basis point. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;
