/**
 * A factor of the demo: its name, its category, its formula over ids of indicators and names of earlier demo factors,
 * and a remark on its use.
 */
export interface DemoFormula {
  readonly name: string;
  readonly treeFormId: number;
  readonly formula: string;
  readonly remark: string;
}

const factor = (treeFormId: number, name: string, formula: string, remark: string): DemoFormula => ({
  name,
  treeFormId,
  formula,
  remark,
});

/** Factors in every category, with each rule somewhere; a factor comes after those it is made of. */
export const DEMO_FORMULAS: readonly DemoFormula[] = [
  factor(
    1,
    '净资产收益率分位',
    'cross_percentile(`financial_analysis.roe_weighted`)',
    '加权净资产收益率在全市场的百分位，高者盈利能力强',
  ),
  factor(
    1,
    '行业内毛利率分位',
    'cross_percentile(`financial_analysis.gross_margin`, byIndustry: true)',
    '毛利率在同一申万一级行业内的百分位，避免行业间不可比',
  ),
  factor(
    1,
    '盈利含金量',
    'full_mark(`financial_analysis.operating_cash_to_profit`, full: 1.2, zero: 0)',
    '经营现金流占净利润的比例，达到 1.2 倍得满分',
  ),
  factor(
    1,
    '盈利能力均分',
    'average(净资产收益率分位, 行业内毛利率分位, 盈利含金量, across: true, least: 2)',
    '三项盈利质量得分的平均，至少两项有值',
  ),
  factor(
    2,
    '营收增长得分',
    'full_mark(`financial_analysis.revenue_yoy`, full: 0.3, zero: 0)',
    '营业总收入同比增长 30% 得满分，负增长不得分',
  ),
  factor(
    2,
    '利润增长加速',
    'change(`financial_analysis.net_profit_yoy`, n: 1, kind: difference, counts: reports)',
    '归母净利润同比增速较上一报告期的变化',
  ),
  factor(3, '盈利收益率', '1 / `daily_bar.pe_ttm`', '市盈率 TTM 的倒数，亏损公司为负'),
  factor(
    3,
    '市净率历史分位',
    'own_percentile(`daily_bar.pb`, n: 750, least: 60)',
    '市净率在自身近三年的百分位，低者便宜',
  ),
  factor(
    4,
    '一月反转',
    '-pct_change(`daily_bar.adjusted_close`, 20)',
    '近 20 个交易日涨跌幅取负，跌多者得分高',
  ),
  factor(
    4,
    '十二月动量',
    'pct_change(lag(`daily_bar.adjusted_close`, 20), 230)',
    '近一年涨跌幅，剔除最近一个月',
  ),
  factor(
    5,
    '主力净流入强度',
    'mean(`money_flow.main_net`, 20, 10) / mean(`daily_bar.amount`, 20, 10)',
    '近 20 个交易日主力净流入与成交额之比',
  ),
  factor(
    5,
    '北向持股变动',
    'change(carry(`connect_holding.held_capital_rate`, maxAge: 5), n: 20, kind: difference)',
    '沪深股通持股占流通股比近 20 个交易日的变化，缺失时沿用至多 5 日',
  ),
  factor(6, '小市值', '-log(`daily_bar.total_capital` / 100000000)', '总市值（亿元）对数取负，小者得分高'),
  factor(
    6,
    '非流动性',
    'mean(abs(`daily_bar.day_return`) / (`daily_bar.amount` / 100000000), 20, 10)',
    '近 20 个交易日每亿元成交额对应的涨跌幅，高者冲击成本大',
  ),
  factor(6, '低波动', '-std(`daily_bar.day_return`, 60, 40)', '近 60 个交易日日收益率标准差取负'),
  factor(
    7,
    '估值档位',
    'bands(市净率历史分位, bands: [{op: <=, value: 20, result: 100}, {op: between, value: 20, upper: 80, result: 50}], otherwise: 0)',
    '市净率历史分位 20 以下记 100 分，20 至 80 记 50 分，其余记 0 分',
  ),
  factor(
    7,
    '质量成长',
    'weighted(盈利能力均分, 营收增长得分, 估值档位, weights: [0.5, 0.3, 0.2], least: 0.6)',
    '盈利质量、成长与估值加权，权重 5:3:2，六成权重有值即可计算',
  ),
  factor(
    7,
    '稳健优选',
    'condition(市净率历史分位, 质量成长, 盈利能力均分, op: <, constant: 50)',
    '估值处于自身历史低位时看质量成长，否则只看盈利能力',
  ),
  factor(
    7,
    '价值低波',
    'cs_rank(盈利收益率) * 0.5 + cs_rank(低波动) * 0.5',
    '盈利收益率与低波动的截面分位各占一半',
  ),
];
