import { IN, namesIn, type StatementLine } from './statement-line.ts';

const CURRENT = [
  { name: 'cash_and_central_bank', title: '现金及存放中央银行款项', indent: 1, templates: IN.bank },
  { name: 'interbank_deposits', title: '存放同业款项', indent: 1, templates: IN.bank },
  { name: 'placements', title: '拆出资金', indent: 1, templates: IN.bank },
  { name: 'cash', title: '货币资金', indent: 1, templates: IN.notBank },
  { name: 'trading_financial_assets', title: '交易性金融资产', indent: 1, templates: IN.all },
  { name: 'derivative_assets', title: '衍生金融资产', indent: 1, templates: IN.bank },
  { name: 'reverse_repos', title: '买入返售金融资产', indent: 1, templates: IN.financial },
  { name: 'loans', title: '发放贷款和垫款', indent: 1, templates: IN.bank, note: 'net of allowances' },
  { name: 'premiums_receivable', title: '应收保费', indent: 1, templates: IN.insurer },
  { name: 'reinsurance_receivables', title: '应收分保账款及准备金', indent: 1, templates: IN.insurer },
  { name: 'policy_loans', title: '保户质押贷款', indent: 1, templates: IN.insurer },
  { name: 'time_deposits', title: '定期存款', indent: 1, templates: IN.insurer },
  { name: 'statutory_deposits', title: '存出资本保证金', indent: 1, templates: IN.insurer },
  { name: 'notes_receivable', title: '应收票据', indent: 1, templates: IN.general },
  { name: 'accounts_receivable', title: '应收账款', indent: 1, templates: IN.general },
  { name: 'receivables_financing', title: '应收款项融资', indent: 1, templates: IN.general },
  { name: 'prepayments', title: '预付款项', indent: 1, templates: IN.general },
  { name: 'other_receivables', title: '其他应收款', indent: 1, templates: IN.general },
  { name: 'inventories', title: '存货', indent: 1, templates: IN.general },
  { name: 'contract_assets', title: '合同资产', indent: 1, templates: IN.general },
  { name: 'noncurrent_assets_due', title: '一年内到期的非流动资产', indent: 1, templates: IN.general },
  { name: 'other_current_assets', title: '其他流动资产', indent: 1, templates: IN.general },
] as const satisfies readonly StatementLine[];

const NONCURRENT = [
  { name: 'debt_investments', title: '债权投资', indent: 1, templates: IN.all },
  { name: 'other_debt_investments', title: '其他债权投资', indent: 1, templates: IN.financial },
  { name: 'long_term_receivables', title: '长期应收款', indent: 1, templates: IN.general },
  { name: 'long_term_equity_investments', title: '长期股权投资', indent: 1, templates: IN.all },
  { name: 'other_equity_investments', title: '其他权益工具投资', indent: 1, templates: IN.all },
  { name: 'investment_property', title: '投资性房地产', indent: 1, templates: IN.all },
  { name: 'fixed_assets', title: '固定资产', indent: 1, templates: IN.all },
  { name: 'construction_in_progress', title: '在建工程', indent: 1, templates: IN.all },
  { name: 'right_of_use_assets', title: '使用权资产', indent: 1, templates: IN.all },
  { name: 'intangible_assets', title: '无形资产', indent: 1, templates: IN.all },
  { name: 'development_expenditure', title: '开发支出', indent: 1, templates: IN.general },
  { name: 'goodwill', title: '商誉', indent: 1, templates: IN.all },
  { name: 'long_term_deferred_expenses', title: '长期待摊费用', indent: 1, templates: IN.general },
  { name: 'deferred_tax_assets', title: '递延所得税资产', indent: 1, templates: IN.all },
  { name: 'other_noncurrent_assets', title: '其他非流动资产', indent: 1, templates: IN.general },
  { name: 'other_assets', title: '其他资产', indent: 1, templates: IN.financial },
] as const satisfies readonly StatementLine[];

const WHOLE = [...CURRENT, ...NONCURRENT];
const BOTH_SIDES = { plus: ['total_liabilities', 'total_equity'] } as const;

/** The balance sheet's first part, in order. */
export const ASSET_LINES = [
  {
    name: 'current_assets',
    title: '流动资产',
    indent: 0,
    templates: IN.general,
    bold: true,
    heading: true,
  },
  { name: 'assets', title: '资产', indent: 0, templates: IN.financial, bold: true, heading: true },
  ...CURRENT,
  {
    name: 'total_current_assets',
    title: '流动资产合计',
    indent: 0,
    templates: IN.general,
    bold: true,
    sums: { general: [{ plus: namesIn(CURRENT, 'general') }] },
  },
  {
    name: 'noncurrent_assets',
    title: '非流动资产',
    indent: 0,
    templates: IN.general,
    bold: true,
    heading: true,
  },
  ...NONCURRENT,
  {
    name: 'total_noncurrent_assets',
    title: '非流动资产合计',
    indent: 0,
    templates: IN.general,
    bold: true,
    sums: { general: [{ plus: namesIn(NONCURRENT, 'general') }] },
  },
  {
    name: 'total_assets',
    title: '资产总计',
    indent: 0,
    templates: IN.all,
    bold: true,
    sums: {
      general: [{ plus: ['total_current_assets', 'total_noncurrent_assets'] }, BOTH_SIDES],
      bank: [{ plus: namesIn(WHOLE, 'bank') }, BOTH_SIDES],
      insurer: [{ plus: namesIn(WHOLE, 'insurer') }, BOTH_SIDES],
    },
  },
] as const satisfies readonly StatementLine[];
