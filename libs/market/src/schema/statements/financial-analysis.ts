import { announceDate, multiple, ofSecurity, ratio, reportPeriod, yuan } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

const YEAR_MEAN = 'mean of the last year’s end and the period’s';

export const financialAnalysis = defineTable({
  name: 'financial_analysis',
  title: '财务分析指标',
  note:
    'One row per company and report: ratios as a vendor gives them, of the year so far, not annualised. Growth ' +
    'is against the same period a year before, over its absolute value. Empty where a template has no such ' +
    'line or there is nothing to divide by.',
  columns: [
    ofSecurity,
    reportPeriod,
    announceDate,
    yuan('eps_basic', '基本每股收益', 'yuan a share'),
    yuan('bps', '每股净资产', 'equity_parent ÷ shares at the period’s end'),
    yuan('operating_cash_per_share', '每股经营现金流', 'operating_net ÷ shares at the period’s end'),
    yuan('retained_per_share', '每股未分配利润', 'retained_earnings ÷ shares at the period’s end'),
    yuan('capital_reserve_per_share', '每股资本公积', 'capital_reserve ÷ shares at the period’s end'),
    ratio('roe_weighted', '净资产收益率(加权)', `net_profit_parent ÷ equity_parent, ${YEAR_MEAN}`),
    ratio('roe_deducted', '扣非净资产收益率', `net_profit_deducted ÷ equity_parent, ${YEAR_MEAN}`),
    ratio('roa', '总资产收益率', `net_profit ÷ total_assets, ${YEAR_MEAN}`),
    ratio(
      'roic',
      '投入资本回报率',
      `(total_profit + finance_interest_expense) × (1 − tax rate) ÷ (equity and borrowings), ${YEAR_MEAN}`,
    ),
    ratio('gross_margin', '毛利率', '(operating_revenue − operating_cost) ÷ operating_revenue'),
    ratio('operating_margin', '营业利润率', 'operating_profit ÷ operating_total_revenue'),
    ratio('pretax_margin', '税前利润率', 'total_profit ÷ operating_total_revenue'),
    ratio('net_margin', '净利率', 'net_profit ÷ operating_total_revenue'),
    ratio('parent_margin', '归母净利率', 'net_profit_parent ÷ operating_total_revenue'),
    ratio('debt_ratio', '资产负债率', 'total_liabilities ÷ total_assets'),
    multiple('equity_multiplier', '权益乘数', 'total_assets ÷ total_equity'),
    multiple('current_ratio', '流动比率', 'total_current_assets ÷ total_current_liabilities'),
    multiple('quick_ratio', '速动比率', '(total_current_assets − inventories) ÷ total_current_liabilities'),
    multiple(
      'interest_cover',
      '利息保障倍数',
      '(total_profit + finance_interest_expense) ÷ finance_interest_expense',
    ),
    multiple('asset_turnover', '总资产周转率', `operating_total_revenue ÷ total_assets, ${YEAR_MEAN}`),
    multiple('inventory_turnover', '存货周转率', `operating_cost ÷ inventories, ${YEAR_MEAN}`),
    multiple(
      'receivable_turnover',
      '应收账款周转率',
      `operating_revenue ÷ accounts_receivable, ${YEAR_MEAN}`,
    ),
    ratio('operating_cash_to_revenue', '经营现金流占营收比', 'operating_net ÷ operating_total_revenue'),
    ratio('operating_cash_to_profit', '净利润现金含量', 'operating_net ÷ net_profit'),
    ratio('revenue_yoy', '营业总收入同比', 'of operating_total_revenue'),
    ratio('net_profit_yoy', '归母净利润同比', 'of net_profit_parent'),
    ratio('deducted_profit_yoy', '扣非净利润同比', 'of net_profit_deducted'),
    ratio('eps_yoy', '每股收益同比', 'of eps_basic'),
    ratio('operating_cash_yoy', '经营现金流同比', 'of operating_net'),
    ratio('equity_yoy', '净资产同比', 'of equity_parent'),
    ratio('assets_yoy', '总资产同比', 'of total_assets'),
  ],
  key: ['security_id', 'report_period'],
  indexes: [['announce_date']],
  load: 'merge',
  asOf: 'announce_date',
  needs: ['security'],
  rules: [{ kind: 'ascending', columns: ['report_period', 'announce_date'] }],
});

export type FinancialAnalysisRow = RowOf<typeof financialAnalysis>;
