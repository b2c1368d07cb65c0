import { IN, namesIn, type StatementLine } from './statement-line.ts';

const CURRENT = [
  { name: 'central_bank_borrowings', title: '向中央银行借款', indent: 1, templates: IN.bank },
  { name: 'deposits_from_banks', title: '同业及其他金融机构存放款项', indent: 1, templates: IN.bank },
  { name: 'placements_from_banks', title: '拆入资金', indent: 1, templates: IN.bank },
  { name: 'trading_liabilities', title: '交易性金融负债', indent: 1, templates: IN.financial },
  { name: 'derivative_liabilities', title: '衍生金融负债', indent: 1, templates: IN.bank },
  { name: 'repos', title: '卖出回购金融资产款', indent: 1, templates: IN.financial },
  { name: 'customer_deposits', title: '吸收存款', indent: 1, templates: IN.bank },
  { name: 'short_term_borrowings', title: '短期借款', indent: 1, templates: IN.notBank },
  { name: 'notes_payable', title: '应付票据', indent: 1, templates: IN.general },
  { name: 'accounts_payable', title: '应付账款', indent: 1, templates: IN.general },
  { name: 'advances_received', title: '预收款项', indent: 1, templates: IN.general },
  { name: 'premiums_in_advance', title: '预收保费', indent: 1, templates: IN.insurer },
  { name: 'commissions_payable', title: '应付手续费及佣金', indent: 1, templates: IN.insurer },
  { name: 'reinsurance_payables', title: '应付分保账款', indent: 1, templates: IN.insurer },
  { name: 'contract_liabilities', title: '合同负债', indent: 1, templates: IN.general },
  { name: 'payroll_payable', title: '应付职工薪酬', indent: 1, templates: IN.all },
  { name: 'taxes_payable', title: '应交税费', indent: 1, templates: IN.all },
  { name: 'claims_payable', title: '应付赔付款', indent: 1, templates: IN.insurer },
  { name: 'policy_dividends_payable', title: '应付保单红利', indent: 1, templates: IN.insurer },
  { name: 'policyholder_deposits', title: '保户储金及投资款', indent: 1, templates: IN.insurer },
  { name: 'unearned_premium_reserve', title: '未到期责任准备金', indent: 1, templates: IN.insurer },
  { name: 'outstanding_claims_reserve', title: '未决赔款准备金', indent: 1, templates: IN.insurer },
  { name: 'life_insurance_reserve', title: '寿险责任准备金', indent: 1, templates: IN.insurer },
  { name: 'long_term_health_reserve', title: '长期健康险责任准备金', indent: 1, templates: IN.insurer },
  { name: 'other_payables', title: '其他应付款', indent: 1, templates: IN.general },
  { name: 'noncurrent_liabilities_due', title: '一年内到期的非流动负债', indent: 1, templates: IN.general },
  { name: 'other_current_liabilities', title: '其他流动负债', indent: 1, templates: IN.general },
] as const satisfies readonly StatementLine[];

const NONCURRENT = [
  { name: 'long_term_borrowings', title: '长期借款', indent: 1, templates: IN.notBank },
  { name: 'bonds_payable', title: '应付债券', indent: 1, templates: IN.all },
  { name: 'lease_liabilities', title: '租赁负债', indent: 1, templates: IN.all },
  { name: 'long_term_payables', title: '长期应付款', indent: 1, templates: IN.general },
  { name: 'provisions', title: '预计负债', indent: 1, templates: IN.all },
  { name: 'deferred_income', title: '递延收益', indent: 1, templates: IN.general },
  { name: 'deferred_tax_liabilities', title: '递延所得税负债', indent: 1, templates: IN.all },
  { name: 'other_noncurrent_liabilities', title: '其他非流动负债', indent: 1, templates: IN.general },
  { name: 'other_liabilities', title: '其他负债', indent: 1, templates: IN.financial },
] as const satisfies readonly StatementLine[];

const WHOLE = [...CURRENT, ...NONCURRENT];

/** The balance sheet's second part, in order. */
export const LIABILITY_LINES = [
  {
    name: 'current_liabilities',
    title: '流动负债',
    indent: 0,
    templates: IN.general,
    bold: true,
    heading: true,
  },
  { name: 'liabilities', title: '负债', indent: 0, templates: IN.financial, bold: true, heading: true },
  ...CURRENT,
  {
    name: 'total_current_liabilities',
    title: '流动负债合计',
    indent: 0,
    templates: IN.general,
    bold: true,
    sums: { general: [{ plus: namesIn(CURRENT, 'general') }] },
  },
  {
    name: 'noncurrent_liabilities',
    title: '非流动负债',
    indent: 0,
    templates: IN.general,
    bold: true,
    heading: true,
  },
  ...NONCURRENT,
  {
    name: 'total_noncurrent_liabilities',
    title: '非流动负债合计',
    indent: 0,
    templates: IN.general,
    bold: true,
    sums: { general: [{ plus: namesIn(NONCURRENT, 'general') }] },
  },
  {
    name: 'total_liabilities',
    title: '负债合计',
    indent: 0,
    templates: IN.all,
    bold: true,
    sums: {
      general: [{ plus: ['total_current_liabilities', 'total_noncurrent_liabilities'] }],
      bank: [{ plus: namesIn(WHOLE, 'bank') }],
      insurer: [{ plus: namesIn(WHOLE, 'insurer') }],
    },
  },
] as const satisfies readonly StatementLine[];
