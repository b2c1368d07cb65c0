import { totalOf } from './amounts.ts';
import { deductedProfit, profitLines } from './profit-lines.ts';
import type { Income, Movements, QuarterContext, QuarterIncome } from './quarter-context.ts';

const LEAST_IMPAIRMENT = 0.03;
const LEAST_CLAIMS = 0.05;

/** The income lines of a bank's quarter: the remainder to the profit was set aside for bad loans. */
export function bankIncome(context: QuarterContext): QuarterIncome {
  const { revenue, random, before } = context;
  const part = (share: number): number => Math.round(revenue * share * random.between(0.92, 1.08));
  const movements = movementsOf(context);
  const profit = profitLines(context);
  const fees = { fee_income: part(0.18), fee_expense: part(0.025) };
  const besides = {
    other_income: part(0.003),
    investment_income: part(0.1),
    other_business_income: part(0.008),
    fair_value_change: Math.round(revenue * 0.02 * random.normal()),
    exchange_gain: movements.exchangeEffect,
    asset_disposal_income: Math.round(revenue * 0.0005 * random.normal()),
  };
  const net = revenue - (fees.fee_income - fees.fee_expense) - sum(besides);
  const interest = Math.round(
    totalOf(before, ['customer_deposits', 'deposits_from_banks', 'bonds_payable']) *
      0.005 *
      random.between(0.95, 1.05),
  );
  const costs = {
    taxes_and_surcharges: part(0.01),
    business_admin_expense: part(0.29),
    other_business_cost: part(0.004),
  };
  const total = revenue - profit.operating_profit;
  const impairment = Math.max(total - sum(costs), Math.round(LEAST_IMPAIRMENT * revenue));
  const income: Income = {
    operating_total_revenue: revenue,
    operating_revenue: revenue,
    net_interest_income: net,
    interest_income: net + interest,
    interest_expense: interest,
    net_fee_income: fees.fee_income - fees.fee_expense,
    ...fees,
    ...besides,
    ...costs,
    business_admin_expense: costs.business_admin_expense + (total - sum(costs) - impairment),
    credit_impairment: impairment,
    asset_impairment: 0,
    operating_total_cost: total,
    ...profit,
  };
  return { income: { ...income, net_profit_deducted: deductedProfit(income, 0.2) }, movements };
}

/** The income lines of an insurer's quarter: the remainder to the profit was paid for claims. */
export function insurerIncome(context: QuarterContext): QuarterIncome {
  const { revenue, random, before } = context;
  const part = (share: number): number => Math.round(revenue * share * random.between(0.9, 1.1));
  const movements = movementsOf(context);
  const profit = profitLines(context);
  const earned = part(0.76);
  const besides = {
    other_income: part(0.002),
    other_business_income: part(0.015),
    exchange_gain: movements.exchangeEffect,
    fair_value_change: Math.round(revenue * 0.03 * random.normal()),
    asset_disposal_income: 0,
  };
  const unearned = Math.round(earned * 0.03 * random.normal());
  const costs = {
    surrenders: part(0.07),
    policy_dividends: part(0.03),
    taxes_and_surcharges: part(0.004),
    commission_expense: part(0.08),
    business_admin_expense: part(0.11),
    other_business_cost: part(0.01),
  };
  const impairment = part(0.006);
  const total = revenue - profit.operating_profit;
  const open = total - sum(costs) - impairment;
  const wanted = Math.round(revenue * 0.24 * random.between(0.6, 1.4));
  const reserve = Math.min(wanted, open - Math.round(LEAST_CLAIMS * revenue));
  const ceded = Math.round(earned * 0.04);
  const income: Income = {
    operating_total_revenue: revenue,
    operating_revenue: revenue,
    earned_premiums: earned,
    written_premiums: earned + ceded + unearned,
    premiums_ceded: ceded,
    unearned_premium_reserve_increase: unearned,
    ...besides,
    investment_income: revenue - earned - sum(besides),
    ...costs,
    claims: open - reserve,
    insurance_reserve_increase: reserve,
    credit_impairment: impairment,
    asset_impairment: 0,
    operating_total_cost: total,
    ...profit,
  };
  const reserves = spread(reserve, unearned);
  return {
    income: { ...income, net_profit_deducted: deductedProfit(income, 0.2) },
    movements: { ...movements, reserves, debtInterest: Math.round((before.bonds_payable ?? 0) * 0.009) },
  };
}

function spread(increase: number, unearned: number): Movements['reserves'] {
  const claims = Math.round(0.1 * increase);
  const health = Math.round(0.12 * increase);
  return {
    unearned_premium_reserve: unearned,
    outstanding_claims_reserve: claims,
    long_term_health_reserve: health,
    life_insurance_reserve: increase - claims - health,
  };
}

function movementsOf({ before, random, traits }: QuarterContext): Movements {
  const abroad = 0.05 * traits.abroad * totalOf(before, ['cash', 'cash_and_central_bank']);
  return {
    depreciation: Math.round(totalOf(before, ['fixed_assets', 'investment_property']) * 0.014),
    amortisation: Math.round(totalOf(before, ['intangible_assets', 'right_of_use_assets']) * 0.03),
    goodwillCut: 0,
    debtInterest: Math.round((before.bonds_payable ?? 0) * 0.0075),
    exchangeEffect: Math.round(abroad * 0.012 * random.normal()),
    reserves: {},
  };
}

const sum = (amounts: Readonly<Record<string, number>>): number =>
  Object.values(amounts).reduce((total, amount) => total + amount, 0);
