import { totalOf } from './amounts.ts';
import { deductedProfit, profitLines } from './profit-lines.ts';
import type { Income, Movements, QuarterContext, QuarterIncome } from './quarter-context.ts';

const DEBT = [
  ...(['short_term_borrowings', 'noncurrent_liabilities_due', 'long_term_borrowings'] as const),
  ...(['bonds_payable', 'lease_liabilities', 'long_term_payables'] as const),
] as const;
const INVESTED = [
  'trading_financial_assets',
  'debt_investments',
  'long_term_equity_investments',
  'other_equity_investments',
] as const;
const LEAST_COST = 0.05;

/** The income lines of a general company's quarter; the cost of sales is the remainder to the profit. */
export function generalIncome(context: QuarterContext): QuarterIncome {
  const { random, revenue, before, traits } = context;
  const movements = movementsOf(context);
  const part = (share: number): number => Math.round(revenue * share * random.between(0.9, 1.1));
  const interest = Math.round(0.004 * (before.cash ?? 0));
  const late = context.yearEnd ? 2.5 : 1;
  const income: Income = {
    ...profitLines(context),
    operating_total_revenue: revenue,
    operating_revenue: revenue,
    taxes_and_surcharges: part(0.007),
    selling_expense: part(traits.expenses.selling),
    admin_expense: part(traits.expenses.admin),
    rd_expense: part(traits.expenses.research),
    financial_expense: movements.debtInterest - interest - movements.exchangeEffect + part(0.0005),
    finance_interest_expense: movements.debtInterest,
    finance_interest_income: interest,
    other_income: part(0.008),
    investment_income: Math.round(totalOf(before, INVESTED) * 0.007 * random.between(0.2, 1.8)),
    fair_value_change: Math.round((before.trading_financial_assets ?? 0) * 0.01 * random.normal()),
    credit_impairment: -part(0.003 * late * random.between(-0.2, 1.8)),
    asset_impairment: -part(0.002 * late * random.between(0.1, 1.9)) - movements.goodwillCut,
    asset_disposal_income: Math.round(revenue * 0.0006 * random.normal()),
  };
  return { income: withCost(income, revenue), movements };
}

function withCost(given: Income, revenue: number): Income {
  const expenses = totalOf(given, [
    ...(['taxes_and_surcharges', 'selling_expense', 'admin_expense', 'rd_expense'] as const),
    'financial_expense',
  ]);
  const gains = totalOf(given, [
    ...(['other_income', 'investment_income', 'fair_value_change', 'credit_impairment'] as const),
    ...(['asset_impairment', 'asset_disposal_income'] as const),
  ]);
  const left = revenue + gains - expenses - (given.operating_profit ?? 0);
  // Profit beyond what sales allow has come from investments.
  const short = Math.max(0, Math.round(revenue * LEAST_COST) - left);
  const income = {
    ...given,
    investment_income: (given.investment_income ?? 0) + short,
    operating_cost: left + short,
    operating_total_cost: left + short + expenses,
  };
  return { ...income, net_profit_deducted: deductedProfit(income, 0.15) };
}

function movementsOf({ before, random, traits, yearEnd }: QuarterContext): Movements {
  const goodwill = before.goodwill ?? 0;
  const impaired = yearEnd && random.chance(0.12);
  return {
    depreciation: Math.round(
      totalOf(before, ['fixed_assets', 'investment_property']) * 0.02 * random.between(0.95, 1.05),
    ),
    amortisation: Math.round(
      totalOf(before, ['intangible_assets', 'right_of_use_assets', 'long_term_deferred_expenses']) *
        0.018 *
        random.between(0.95, 1.05),
    ),
    goodwillCut: impaired ? Math.round(goodwill * random.between(0.05, 0.4)) : 0,
    debtInterest: Math.round(totalOf(before, DEBT) * 0.0095 * random.between(0.95, 1.05)),
    exchangeEffect: Math.round((before.cash ?? 0) * traits.abroad * 0.012 * random.normal()),
    reserves: {},
  };
}
