import type { ColumnChoice } from './column-choice.ts';

const MEAN = '分母取年初与期末的平均。';
const COMPARED = '与上年同期相比，分母取绝对值。';

const of = (note: string): ColumnChoice => ({ note: `${note}。` });
const solvency = (note: string): ColumnChoice => ({ ...of(note), topic: 'solvency' });
const growth: ColumnChoice = { topic: 'growth', note: COMPARED };

/**
 * The formulas of the ratios of `financial_analysis`, in Chinese; the definitions of its columns have them in
 * English.
 */
export const ANALYSIS_CHOICES: Readonly<Record<string, ColumnChoice>> = {
  bps: of('归母净资产 ÷ 期末总股本'),
  operating_cash_per_share: of('经营活动现金流量净额 ÷ 期末总股本'),
  retained_per_share: of('未分配利润 ÷ 期末总股本'),
  capital_reserve_per_share: of('资本公积 ÷ 期末总股本'),
  roe_weighted: { note: `归母净利润 ÷ 归母净资产。${MEAN}` },
  roe_deducted: { note: `扣非归母净利润 ÷ 归母净资产。${MEAN}` },
  roa: { note: `净利润 ÷ 总资产。${MEAN}` },
  roic: { note: `（利润总额 + 利息费用）×（1 − 税率）÷（权益 + 有息借款）。${MEAN}` },
  gross_margin: of('（营业收入 − 营业成本）÷ 营业收入'),
  operating_margin: of('营业利润 ÷ 营业总收入'),
  pretax_margin: of('利润总额 ÷ 营业总收入'),
  net_margin: of('净利润 ÷ 营业总收入'),
  parent_margin: of('归母净利润 ÷ 营业总收入'),
  operating_cash_to_revenue: of('经营活动现金流量净额 ÷ 营业总收入'),
  operating_cash_to_profit: of('经营活动现金流量净额 ÷ 净利润'),
  debt_ratio: solvency('总负债 ÷ 总资产'),
  equity_multiplier: solvency('总资产 ÷ 所有者权益'),
  current_ratio: solvency('流动资产 ÷ 流动负债'),
  quick_ratio: solvency('（流动资产 − 存货）÷ 流动负债'),
  interest_cover: solvency('（利润总额 + 利息费用）÷ 利息费用'),
  asset_turnover: { topic: 'solvency', note: `营业总收入 ÷ 总资产。${MEAN}` },
  inventory_turnover: { topic: 'solvency', note: `营业成本 ÷ 存货。${MEAN}` },
  receivable_turnover: { topic: 'solvency', note: `营业收入 ÷ 应收账款。${MEAN}` },
  revenue_yoy: growth,
  net_profit_yoy: growth,
  deducted_profit_yoy: growth,
  eps_yoy: growth,
  operating_cash_yoy: growth,
  equity_yoy: growth,
  assets_yoy: growth,
};
