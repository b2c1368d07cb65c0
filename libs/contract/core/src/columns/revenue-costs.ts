import { millionYuan, percent } from './figures.ts';

/** The columns of revenue and its cost, cumulated from 1 January. */
export const revenueCostColumns = {
  operatingTotalRevenue: millionYuan('营业总收入'),
  /** Against the same period a year before, like the other growth columns. */
  operatingRevenueYoy: percent('收入同比', { signed: true, why: true }),
  operatingTotalCost: millionYuan('营业总成本'),
  operatingTotalCostYoy: percent('总成本同比', { signed: true, why: true }),
  /** Null for banks and insurers, which have none, like gross profit and margin. */
  operatingCost: millionYuan('营业成本'),
  operatingCostYoy: percent('成本同比', { signed: true, why: true }),
  /** Operating revenue − operating cost. */
  grossProfit: millionYuan('毛利'),
  grossMargin: percent('毛利率'),
} as const;
