import type { Income, QuarterContext } from './quarter-context.ts';

/** The lines between operating profit and the profit of the books, from the bottom up. */
export function profitLines({ random, traits, revenue, flows }: QuarterContext): Income & {
  readonly operating_profit: number;
} {
  const netProfit = flows.profitParent + flows.profitMinority;
  const rate = netProfit > 0 ? traits.taxRate : 0.04;
  const totalProfit = Math.round(netProfit / (1 - rate));
  const income = Math.round(revenue * 0.002 * random.next());
  const expense = Math.round(revenue * 0.0025 * random.next());
  const comprehensive = flows.comprehensiveParent + flows.comprehensiveMinority;
  return {
    operating_profit: totalProfit - income + expense,
    non_operating_income: income,
    non_operating_expense: expense,
    total_profit: totalProfit,
    income_tax: totalProfit - netProfit,
    net_profit: netProfit,
    net_profit_parent: flows.profitParent,
    minority_profit: flows.profitMinority,
    other_comprehensive_net: comprehensive,
    other_comprehensive_parent: flows.comprehensiveParent,
    other_comprehensive_minority: flows.comprehensiveMinority,
    comprehensive_income: netProfit + comprehensive,
    comprehensive_income_parent: flows.profitParent + flows.comprehensiveParent,
    comprehensive_income_minority: flows.profitMinority + flows.comprehensiveMinority,
  };
}

/**
 * The parent's profit without gains and losses that do not recur: subsidies, price changes, sales of assets,
 * windfalls.
 */
export function deductedProfit(income: Income, rate: number): number {
  const once =
    0.6 * (income.other_income ?? 0) +
    (income.fair_value_change ?? 0) +
    (income.asset_disposal_income ?? 0) +
    (income.non_operating_income ?? 0) -
    (income.non_operating_expense ?? 0);
  return (income.net_profit_parent ?? 0) - Math.round(once * (1 - rate));
}
