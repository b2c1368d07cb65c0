import { ASSET_LINES } from './asset-lines.ts';
import { LIABILITY_LINES } from './liability-lines.ts';
import { IN, type StatementLine } from './statement-line.ts';

const EQUITY = {
  plus: [
    'share_capital',
    'other_equity_instruments',
    'capital_reserve',
    'accumulated_comprehensive',
    'special_reserve',
    'surplus_reserve',
    'general_risk_reserve',
    'retained_earnings',
  ],
  minus: ['treasury_stock'],
} as const;

/** The shareholders' equity, and the total of liabilities and equity. */
const EQUITY_LINES = [
  { name: 'equity', title: '所有者权益', indent: 0, templates: IN.all, bold: true, heading: true },
  { name: 'share_capital', title: '实收资本(或股本)', indent: 1, templates: IN.all },
  { name: 'other_equity_instruments', title: '其他权益工具', indent: 1, templates: IN.all },
  { name: 'capital_reserve', title: '资本公积', indent: 1, templates: IN.all },
  { name: 'treasury_stock', title: '减:库存股', indent: 1, templates: IN.all },
  { name: 'accumulated_comprehensive', title: '其他综合收益', indent: 1, templates: IN.all },
  { name: 'special_reserve', title: '专项储备', indent: 1, templates: IN.general },
  { name: 'surplus_reserve', title: '盈余公积', indent: 1, templates: IN.all },
  { name: 'general_risk_reserve', title: '一般风险准备', indent: 1, templates: IN.financial },
  { name: 'retained_earnings', title: '未分配利润', indent: 1, templates: IN.all },
  {
    name: 'equity_parent',
    title: '归属于母公司股东权益合计',
    indent: 0,
    templates: IN.all,
    bold: true,
    sums: { general: [EQUITY], bank: [EQUITY], insurer: [EQUITY] },
  },
  { name: 'minority_interest', title: '少数股东权益', indent: 1, templates: IN.all },
  {
    name: 'total_equity',
    title: '所有者权益合计',
    indent: 0,
    templates: IN.all,
    bold: true,
    sums: {
      general: [{ plus: ['equity_parent', 'minority_interest'] }],
      bank: [{ plus: ['equity_parent', 'minority_interest'] }],
      insurer: [{ plus: ['equity_parent', 'minority_interest'] }],
    },
  },
  {
    name: 'total_liabilities_and_equity',
    title: '负债和所有者权益总计',
    indent: 0,
    templates: IN.all,
    bold: true,
    sums: {
      general: [{ plus: ['total_liabilities', 'total_equity'] }],
      bank: [{ plus: ['total_liabilities', 'total_equity'] }],
      insurer: [{ plus: ['total_liabilities', 'total_equity'] }],
    },
  },
] as const satisfies readonly StatementLine[];

/** The balance sheet, in order. */
export const BALANCE_LINES = [...ASSET_LINES, ...LIABILITY_LINES, ...EQUITY_LINES] as const;
export type BalanceLine = (typeof BALANCE_LINES)[number];
