import { less, share, type Figures, type Reports } from './reports.ts';
import { linesOf, type TemplateLine } from './statement-templates.ts';

const EARNED = `
*营业利润 operating_profit
·加:营业外收支净额 non_operating
*利润总额 total_profit
·减:所得税费用 income_tax
*净利润 net_profit
·归属于母公司股东的净利润 net_profit_parent
·少数股东损益 minority_profit
·扣除非经常性损益后的归母净利润 net_profit_deducted
·非经常性损益 not_recurring
*利润率
`;
const MARGINS = `
·营业利润率[%] operating_margin
·税前利润率[%] pretax_margin
·净利率[%] net_margin
·归母净利率[%] parent_margin
·实际税率[%] tax_rate
`;

/** Profit step by step, for companies with a cost of sales. */
export const PROFIT_OF_GENERAL: readonly TemplateLine[] = linesOf(`
*营业总收入 operating_total_revenue
·营业收入 operating_revenue
·减:营业成本 operating_cost
*毛利 gross_profit
·减:税金及附加 taxes_and_surcharges
·减:期间费用 expenses
·加:其他损益净额 other_gains
${EARNED}
·毛利率[%] gross_margin
·期间费用率[%] expense_rate
${MARGINS}`);

/** The lines of banks and insurers. */
export const PROFIT_OF_FINANCIAL: readonly TemplateLine[] = linesOf(`
*营业总收入 operating_total_revenue
·减:营业总成本 operating_total_cost
${EARNED}${MARGINS}`);

/** The reports with the figures that follow from their lines. */
export const withProfitFigures = (reports: Reports): Reports =>
  new Map([...reports].map(([day, figures]) => [day, { ...figures, ...derivedOf(figures) }]));

function derivedOf(f: Figures): Figures {
  const revenue = f['operating_total_revenue'];
  const gross = less(f['operating_revenue'], f['operating_cost']);
  const parts = ['selling_expense', 'admin_expense', 'rd_expense', 'financial_expense'].map(
    (name) => f[name],
  );
  const known = parts.filter((part) => typeof part === 'number');
  const expenses = known.length === 0 ? null : known.reduce((sum, part) => sum + part, 0);
  const gains = [
    ...['other_income', 'investment_income', 'fair_value_change', 'credit_impairment'],
    ...['asset_impairment', 'asset_disposal_income'],
  ].map((name) => f[name] ?? 0);
  return {
    other_gains: gains.reduce((sum, gain) => sum + gain, 0),
    gross_profit: gross,
    gross_margin: share(gross, f['operating_revenue']),
    expenses,
    expense_rate: share(expenses, revenue),
    non_operating: less(f['non_operating_income'], f['non_operating_expense']),
    not_recurring: less(f['net_profit_parent'], f['net_profit_deducted']),
    operating_margin: share(f['operating_profit'], revenue),
    pretax_margin: share(f['total_profit'], revenue),
    net_margin: share(f['net_profit'], revenue),
    parent_margin: share(f['net_profit_parent'], revenue),
    tax_rate: share(f['income_tax'], f['total_profit']),
  };
}

export const ANALYSIS: readonly TemplateLine[] = linesOf(`
*每股指标
·基本每股收益[元] eps_basic
·每股净资产[元] bps
·每股经营现金流[元] operating_cash_per_share
·每股未分配利润[元] retained_per_share
·每股资本公积[元] capital_reserve_per_share
*盈利能力
·净资产收益率(加权) roe_weighted
·扣非净资产收益率 roe_deducted
·总资产收益率 roa
·投入资本回报率 roic
·毛利率 gross_margin
·营业利润率 operating_margin
·税前利润率 pretax_margin
·净利率 net_margin
·归母净利率 parent_margin
*成长能力
·营业总收入同比 revenue_yoy
·归母净利润同比 net_profit_yoy
·扣非净利润同比 deducted_profit_yoy
·每股收益同比 eps_yoy
·经营现金流同比 operating_cash_yoy
·净资产同比 equity_yoy
·总资产同比 assets_yoy
*偿债能力
·资产负债率 debt_ratio
·权益乘数[倍] equity_multiplier
·流动比率[倍] current_ratio
·速动比率[倍] quick_ratio
·利息保障倍数[倍] interest_cover
*营运能力
·总资产周转率[倍] asset_turnover
·存货周转率[倍] inventory_turnover
·应收账款周转率[倍] receivable_turnover
*现金流量
·经营现金流占营收比 operating_cash_to_revenue
·净利润现金含量 operating_cash_to_profit
`);
