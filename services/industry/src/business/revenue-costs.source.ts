import { industryTables } from '@console/contract-industry';
import { periodSource } from '../reports/period-source.ts';
import { differenceOf, growthFrom, quotientOf, sumOf, type Part } from '../reports/set-figure.ts';

const income = (name: string): Part => ({ id: `income_statement.${name}` });
const [revenue, cost] = [income('operating_revenue'), income('operating_cost')];

export const RevenueCostsSource = periodSource(industryTables.revenueCosts, {
  operatingTotalRevenue: sumOf(income('operating_total_revenue')),
  operatingRevenueYoy: growthFrom(income('operating_total_revenue')),
  operatingTotalCost: sumOf(income('operating_total_cost')),
  operatingTotalCostYoy: growthFrom(income('operating_total_cost')),
  operatingCost: sumOf(cost),
  operatingCostYoy: growthFrom(cost),
  grossProfit: differenceOf(revenue, cost),
  grossMargin: quotientOf([revenue, { ...cost, times: -1 }], [revenue]),
});
