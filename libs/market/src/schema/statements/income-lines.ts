import { IN, type StatementLine } from './statement-line.ts';

const IMPAIRMENTS = ['credit_impairment', 'asset_impairment'] as const;
const PROFIT_AND_LOSS = [
  'other_income',
  'investment_income',
  'fair_value_change',
  ...IMPAIRMENTS,
  'asset_disposal_income',
] as const;
/** Revenue of banks and insurers beside their main business. */
const REVENUE_PARTS = [
  'other_income',
  'investment_income',
  'fair_value_change',
  'exchange_gain',
  'other_business_income',
  'asset_disposal_income',
] as const;
const LOSS = 'a loss is negative';
/** The sign as companies publish it: a gain or loss beside costs since 2019, a cost of banks and insurers. */
const IMPAIRMENT =
  'in general statements a loss is negative, among gains; in bank and insurer statements it is a cost, and positive';

/** Lines of the income statement from the top to operating profit. */
const OPERATING_LINES = [
  {
    name: 'operating_total_revenue',
    title: '营业总收入',
    indent: 0,
    templates: IN.all,
    bold: true,
    note: 'of banks and insurers the same as operating_revenue',
  },
  {
    name: 'operating_revenue',
    title: '营业收入',
    indent: 1,
    templates: IN.all,
    sums: {
      bank: [
        {
          plus: ['net_interest_income', 'net_fee_income', ...REVENUE_PARTS],
        },
      ],
      insurer: [
        {
          plus: ['earned_premiums', ...REVENUE_PARTS],
        },
      ],
    },
  },
  {
    name: 'net_interest_income',
    title: '利息净收入',
    indent: 2,
    templates: IN.bank,
    sums: { bank: [{ plus: ['interest_income'], minus: ['interest_expense'] }] },
  },
  { name: 'interest_income', title: '利息收入', indent: 3, templates: IN.bank },
  { name: 'interest_expense', title: '减:利息支出', indent: 3, templates: IN.bank },
  {
    name: 'net_fee_income',
    title: '手续费及佣金净收入',
    indent: 2,
    templates: IN.bank,
    sums: { bank: [{ plus: ['fee_income'], minus: ['fee_expense'] }] },
  },
  { name: 'fee_income', title: '手续费及佣金收入', indent: 3, templates: IN.bank },
  { name: 'fee_expense', title: '减:手续费及佣金支出', indent: 3, templates: IN.bank },
  {
    name: 'earned_premiums',
    title: '已赚保费',
    indent: 2,
    templates: IN.insurer,
    sums: {
      insurer: [
        { plus: ['written_premiums'], minus: ['premiums_ceded', 'unearned_premium_reserve_increase'] },
      ],
    },
  },
  { name: 'written_premiums', title: '保险业务收入', indent: 3, templates: IN.insurer },
  { name: 'premiums_ceded', title: '减:分出保费', indent: 3, templates: IN.insurer },
  {
    name: 'unearned_premium_reserve_increase',
    title: '减:提取未到期责任准备金',
    indent: 3,
    templates: IN.insurer,
  },
  { name: 'other_income', title: '其他收益', indent: 2, templates: IN.financial },
  { name: 'investment_income', title: '投资收益', indent: 2, templates: IN.financial },
  { name: 'fair_value_change', title: '公允价值变动收益', indent: 2, templates: IN.financial },
  { name: 'exchange_gain', title: '汇兑收益', indent: 2, templates: IN.financial },
  { name: 'other_business_income', title: '其他业务收入', indent: 2, templates: IN.financial },
  { name: 'asset_disposal_income', title: '资产处置收益', indent: 2, templates: IN.financial, note: LOSS },
  {
    name: 'operating_total_cost',
    title: '营业总成本',
    indent: 0,
    templates: IN.all,
    bold: true,
    sums: {
      general: [
        {
          plus: [
            'operating_cost',
            'taxes_and_surcharges',
            'selling_expense',
            'admin_expense',
            'rd_expense',
            'financial_expense',
          ],
        },
      ],
      bank: [
        {
          plus: ['taxes_and_surcharges', 'business_admin_expense', ...IMPAIRMENTS, 'other_business_cost'],
        },
      ],
      insurer: [
        {
          plus: [
            'surrenders',
            'claims',
            'insurance_reserve_increase',
            'policy_dividends',
            'taxes_and_surcharges',
            'commission_expense',
            'business_admin_expense',
            ...IMPAIRMENTS,
            'other_business_cost',
          ],
        },
      ],
    },
  },
  { name: 'operating_cost', title: '营业成本', indent: 1, templates: IN.general },
  { name: 'surrenders', title: '退保金', indent: 1, templates: IN.insurer },
  { name: 'claims', title: '赔付支出净额', indent: 1, templates: IN.insurer, note: 'net of reinsurance' },
  {
    name: 'insurance_reserve_increase',
    title: '提取保险责任准备金净额',
    indent: 1,
    templates: IN.insurer,
  },
  { name: 'policy_dividends', title: '保单红利支出', indent: 1, templates: IN.insurer },
  { name: 'taxes_and_surcharges', title: '税金及附加', indent: 1, templates: IN.all },
  { name: 'commission_expense', title: '手续费及佣金支出', indent: 1, templates: IN.insurer },
  { name: 'business_admin_expense', title: '业务及管理费', indent: 1, templates: IN.financial },
  { name: 'selling_expense', title: '销售费用', indent: 1, templates: IN.general },
  { name: 'admin_expense', title: '管理费用', indent: 1, templates: IN.general },
  { name: 'rd_expense', title: '研发费用', indent: 1, templates: IN.general },
  { name: 'financial_expense', title: '财务费用', indent: 1, templates: IN.general },
  { name: 'other_income', title: '加:其他收益', indent: 1, templates: IN.general },
  { name: 'investment_income', title: '投资收益', indent: 1, templates: IN.general },
  { name: 'fair_value_change', title: '公允价值变动收益', indent: 1, templates: IN.general },
  // Lines of their own in each template, for their signs differ: those of a set do not add up.
  { name: 'credit_impairment', title: '信用减值损失', indent: 1, templates: IN.general, note: IMPAIRMENT },
  { name: 'asset_impairment', title: '资产减值损失', indent: 1, templates: IN.general, note: IMPAIRMENT },
  { name: 'credit_impairment', title: '信用减值损失', indent: 1, templates: IN.financial, note: IMPAIRMENT },
  { name: 'asset_impairment', title: '资产减值损失', indent: 1, templates: IN.financial, note: IMPAIRMENT },
  { name: 'asset_disposal_income', title: '资产处置收益', indent: 1, templates: IN.general, note: LOSS },
  { name: 'other_business_cost', title: '其他业务成本', indent: 1, templates: IN.financial },
  {
    name: 'operating_profit',
    title: '营业利润',
    indent: 0,
    templates: IN.all,
    bold: true,
    sums: {
      general: [{ plus: ['operating_total_revenue', ...PROFIT_AND_LOSS], minus: ['operating_total_cost'] }],
      bank: [{ plus: ['operating_revenue'], minus: ['operating_total_cost'] }],
      insurer: [{ plus: ['operating_revenue'], minus: ['operating_total_cost'] }],
    },
  },
] as const satisfies readonly StatementLine[];

/** Lines from operating profit down: the same in every template. */
const PROFIT_LINES = [
  { name: 'non_operating_income', title: '加:营业外收入', indent: 1, templates: IN.all },
  { name: 'non_operating_expense', title: '减:营业外支出', indent: 1, templates: IN.all },
  {
    name: 'total_profit',
    title: '利润总额',
    indent: 0,
    templates: IN.all,
    bold: true,
    sums: everywhere({
      plus: ['operating_profit', 'non_operating_income'],
      minus: ['non_operating_expense'],
    }),
  },
  { name: 'income_tax', title: '减:所得税费用', indent: 1, templates: IN.all },
  {
    name: 'net_profit',
    title: '净利润',
    indent: 0,
    templates: IN.all,
    bold: true,
    sums: everywhere(
      { plus: ['total_profit'], minus: ['income_tax'] },
      { plus: ['net_profit_parent', 'minority_profit'] },
    ),
  },
  { name: 'net_profit_parent', title: '归属于母公司股东的净利润', indent: 1, templates: IN.all },
  { name: 'minority_profit', title: '少数股东损益', indent: 1, templates: IN.all },
  {
    name: 'net_profit_deducted',
    title: '扣除非经常性损益后的归母净利润',
    indent: 1,
    templates: IN.all,
    note: 'without gains and losses that do not recur',
  },
  {
    name: 'other_comprehensive_net',
    title: '其他综合收益的税后净额',
    indent: 0,
    templates: IN.all,
    bold: true,
    sums: everywhere({ plus: ['other_comprehensive_parent', 'other_comprehensive_minority'] }),
  },
  { name: 'other_comprehensive_parent', title: '归属于母公司股东', indent: 1, templates: IN.all },
  { name: 'other_comprehensive_minority', title: '归属于少数股东', indent: 1, templates: IN.all },
  {
    name: 'comprehensive_income',
    title: '综合收益总额',
    indent: 0,
    templates: IN.all,
    bold: true,
    sums: everywhere(
      { plus: ['net_profit', 'other_comprehensive_net'] },
      { plus: ['comprehensive_income_parent', 'comprehensive_income_minority'] },
    ),
  },
  {
    name: 'comprehensive_income_parent',
    title: '归属于母公司股东的综合收益',
    indent: 1,
    templates: IN.all,
    sums: everywhere({ plus: ['net_profit_parent', 'other_comprehensive_parent'] }),
  },
  {
    name: 'comprehensive_income_minority',
    title: '归属于少数股东的综合收益',
    indent: 1,
    templates: IN.all,
    sums: everywhere({ plus: ['minority_profit', 'other_comprehensive_minority'] }),
  },
  {
    name: 'per_share',
    title: '每股收益',
    indent: 0,
    templates: IN.all,
    bold: true,
    heading: true,
  },
  { name: 'eps_basic', title: '基本每股收益', indent: 1, templates: IN.all, perShare: true },
  { name: 'eps_diluted', title: '稀释每股收益', indent: 1, templates: IN.all, perShare: true },
  {
    name: 'finance_interest_expense',
    title: '附:利息费用',
    indent: 1,
    templates: IN.general,
    note: 'within financial_expense',
  },
  {
    name: 'finance_interest_income',
    title: '附:利息收入',
    indent: 1,
    templates: IN.general,
    note: 'within financial_expense, which it lessens',
  },
] as const satisfies readonly StatementLine[];

/** The income statement, in order. */
export const INCOME_LINES = [...OPERATING_LINES, ...PROFIT_LINES] as const;
export type IncomeLine = (typeof INCOME_LINES)[number];

function everywhere<const P extends NonNullable<StatementLine['sums']>['general']>(
  ...parts: NonNullable<P>
): { readonly general: NonNullable<P>; readonly bank: NonNullable<P>; readonly insurer: NonNullable<P> } {
  return { general: parts, bank: parts, insurer: parts };
}
