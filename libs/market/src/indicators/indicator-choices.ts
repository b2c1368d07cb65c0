import { ANALYSIS_CHOICES } from './analysis-choices.ts';
import type { ColumnChoice, TableChoice } from './column-choice.ts';

const CUMULATED = '自年初累计，不是单季值。';
const EVERY_YEAR = '每年一期，来自年报。';

const each = (names: readonly string[], choice: ColumnChoice): Readonly<Record<string, ColumnChoice>> =>
  Object.fromEntries(names.map((name) => [name, choice]));

const SUPPLEMENT: Readonly<Record<string, string>> = {
  net_profit: '净利润',
  asset_impairment: '资产减值准备',
  credit_impairment: '信用减值损失',
  depreciation: '固定资产折旧',
  amortisation: '无形资产及长期待摊费用摊销',
  disposal_loss: '处置长期资产的损失',
  fair_value_loss: '公允价值变动损失',
  financial_expense: '财务费用',
  investment_loss: '投资损失',
  deferred_tax: '递延所得税的变动',
  inventories_decrease: '存货的减少',
  receivables_decrease: '经营性应收项目的减少',
  payables_increase: '经营性应付项目的增加',
  reserves_increase: '保险责任准备金的增加',
  other: '其他',
};

/** The choices for every table with a row for a stock and a day, or a stock and a period. */
export const TABLE_CHOICES: Readonly<Record<string, TableChoice>> = {
  daily_bar: {
    topic: 'quote',
    columns: {
      ...each(['open', 'high', 'low'], { note: '不复权，停牌日没有值。' }),
      close: { note: '不复权，停牌日为停牌前的收盘价。' },
      pre_close: { note: '交易所除权除息参考价。' },
      adjusted_close: { note: '以上市首日为基准调整，跨除权除息日可比。' },
      day_return: { note: '收盘价 ÷ 昨收价 − 1。' },
      turnover_rate: { note: '成交量 ÷ 流通股本。' },
      ...each(['total_shares', 'float_shares'], { topic: 'size' }),
      total_capital: { topic: 'size', note: '收盘价 × 总股本。' },
      float_capital: { topic: 'size', note: '收盘价 × 流通股本。' },
      pe_ttm: { topic: 'valuation', note: '亏损时为负。' },
      ...each(['pb', 'ps_ttm'], { topic: 'valuation' }),
    },
  },
  margin_trading: { topic: 'funds', note: '仅融资融券标的有值。' },
  connect_holding: { topic: 'funds', note: '仅沪深股通标的有值。' },
  money_flow: { topic: 'funds', note: '买入减卖出为净流入，停牌日没有值。' },
  popularity: { topic: 'funds' },
  capital_preference: {
    topic: 'funds',
    note: '仅保留最近 250 个交易日。',
    columns: { turnover_of_float_rate: { note: '成交额 ÷ 流通市值；换手率为成交量 ÷ 流通股本。' } },
  },
  comparison_index: {
    topic: 'valuation',
    note: '每月最后一个交易日及最新交易日有值，逐日使用时请先沿用（规则 5）。',
    columns: { liquidity_index: { topic: 'quote' } },
  },
  income_statement: {
    topic: 'income',
    suffix: '(累计)',
    note: CUMULATED,
    columns: {
      ...each(['credit_impairment', 'asset_impairment'], {
        note: '一般企业以负数为损失；银行与保险公司列为营业支出，正数为损失。',
      }),
      commission_expense: { name: '保险业务手续费及佣金支出' },
      other_comprehensive_parent: { name: '归属于母公司股东的其他综合收益' },
      finance_interest_expense: { name: '财务费用中的利息费用' },
      finance_interest_income: { name: '财务费用中的利息收入' },
      other_comprehensive_minority: { name: '归属于少数股东的其他综合收益' },
    },
  },
  balance_sheet: { topic: 'balance', note: '报告期末余额。' },
  cash_flow_statement: {
    topic: 'cashflow',
    suffix: '(累计)',
    note: CUMULATED,
    columns: {
      cash_begin: { plain: true, note: '年初余额。' },
      cash_end: { plain: true, note: '报告期末余额。' },
      ...Object.fromEntries(
        Object.entries(SUPPLEMENT).map(([name, title]) => [
          `supplement_${name}`,
          { name: `补充资料${title}`, note: '现金流量表补充资料。' },
        ]),
      ),
    },
  },
  financial_analysis: {
    topic: 'profitability',
    note: '涉及损益与现金流的为自年初累计，未年化。',
    columns: ANALYSIS_CHOICES,
  },
  performance_forecast: {
    topic: 'expectation',
    columns: { type_score: { name: '业绩预告类型得分', note: '5 为最好，0 为最差。' } },
  },
  performance_express: { topic: 'expectation', suffix: '(快报)', note: '未经审计的初步数据。' },
  earnings_forecast: {
    topic: 'expectation',
    suffix: '(一致预期)',
    note: '机构对预测日所在会计年度的预期，自预测日起可用。',
  },
  staff_composition: { topic: 'business', note: EVERY_YEAR },
  staff_education: {
    topic: 'business',
    note: EVERY_YEAR,
    columns: {
      postgraduate_staff: { name: '研究生及以上学历员工' },
      undergraduate_staff: { name: '本科学历员工' },
      junior_college_staff: { name: '大专学历员工' },
      high_school_staff: { name: '高中及中专学历员工' },
      other_education_staff: { name: '其他学历员工' },
    },
  },
  rd_investment: { topic: 'business', note: EVERY_YEAR },
  patent: { topic: 'business', note: EVERY_YEAR },
  supplier_customer_sum: { topic: 'business', note: EVERY_YEAR },
  holder_count: { topic: 'holders' },
  institution_holding: { topic: 'holders' },
  industrial_capital: { topic: 'holders' },
  dividend: {
    topic: 'holders',
    note: '按预案公告日起可用，实施后以最新方案为准。',
    columns: { base_shares: { name: '分红基准股本' } },
  },
};
