import { IN, type StatementLine } from './statement-line.ts';

const OPERATING = [
  {
    name: 'operating',
    title: '经营活动产生的现金流量',
    indent: 0,
    templates: IN.all,
    bold: true,
    heading: true,
  },
  { name: 'sales_received', title: '销售商品、提供劳务收到的现金', indent: 1, templates: IN.general },
  { name: 'tax_refunds', title: '收到的税费返还', indent: 1, templates: IN.general },
  { name: 'deposits_net_increase', title: '客户存款和同业存放款项净增加额', indent: 1, templates: IN.bank },
  { name: 'central_bank_net_increase', title: '向中央银行借款净增加额', indent: 1, templates: IN.bank },
  { name: 'placements_net_increase', title: '拆入及回购资金净增加额', indent: 1, templates: IN.bank },
  { name: 'interest_received', title: '收取利息、手续费及佣金的现金', indent: 1, templates: IN.bank },
  { name: 'premiums_received', title: '收到原保险合同保费取得的现金', indent: 1, templates: IN.insurer },
  { name: 'policyholder_net_increase', title: '保户储金及投资款净增加额', indent: 1, templates: IN.insurer },
  { name: 'other_operating_received', title: '收到其他与经营活动有关的现金', indent: 1, templates: IN.all },
  {
    name: 'operating_inflow',
    title: '经营活动现金流入小计',
    indent: 1,
    templates: IN.all,
    sums: {
      general: [{ plus: ['sales_received', 'tax_refunds', 'other_operating_received'] }],
      bank: [
        {
          plus: [
            'deposits_net_increase',
            'central_bank_net_increase',
            'placements_net_increase',
            'interest_received',
            'other_operating_received',
          ],
        },
      ],
      insurer: [{ plus: ['premiums_received', 'policyholder_net_increase', 'other_operating_received'] }],
    },
  },
  { name: 'purchases_paid', title: '购买商品、接受劳务支付的现金', indent: 1, templates: IN.general },
  { name: 'loans_net_increase', title: '客户贷款及垫款净增加额', indent: 1, templates: IN.bank },
  { name: 'interbank_net_increase', title: '拆出及返售资金净增加额', indent: 1, templates: IN.bank },
  { name: 'interest_paid', title: '支付利息、手续费及佣金的现金', indent: 1, templates: IN.bank },
  { name: 'claims_paid', title: '支付原保险合同赔付款项的现金', indent: 1, templates: IN.insurer },
  { name: 'commissions_paid', title: '支付手续费及佣金的现金', indent: 1, templates: IN.insurer },
  { name: 'policy_dividends_paid', title: '支付保单红利的现金', indent: 1, templates: IN.insurer },
  { name: 'staff_paid', title: '支付给职工以及为职工支付的现金', indent: 1, templates: IN.all },
  { name: 'taxes_paid', title: '支付的各项税费', indent: 1, templates: IN.all },
  { name: 'other_operating_paid', title: '支付其他与经营活动有关的现金', indent: 1, templates: IN.all },
  {
    name: 'operating_outflow',
    title: '经营活动现金流出小计',
    indent: 1,
    templates: IN.all,
    sums: {
      general: [{ plus: ['purchases_paid', 'staff_paid', 'taxes_paid', 'other_operating_paid'] }],
      bank: [
        {
          plus: [
            'loans_net_increase',
            'interbank_net_increase',
            'interest_paid',
            'staff_paid',
            'taxes_paid',
            'other_operating_paid',
          ],
        },
      ],
      insurer: [
        {
          plus: [
            'claims_paid',
            'commissions_paid',
            'policy_dividends_paid',
            'staff_paid',
            'taxes_paid',
            'other_operating_paid',
          ],
        },
      ],
    },
  },
  {
    name: 'operating_net',
    title: '经营活动产生的现金流量净额',
    indent: 1,
    templates: IN.all,
    sums: everywhere({ plus: ['operating_inflow'], minus: ['operating_outflow'] }),
  },
] as const satisfies readonly StatementLine[];

const INVESTING = [
  {
    name: 'investing',
    title: '投资活动产生的现金流量',
    indent: 0,
    templates: IN.all,
    bold: true,
    heading: true,
  },
  { name: 'investments_recovered', title: '收回投资收到的现金', indent: 1, templates: IN.all },
  { name: 'investment_income_received', title: '取得投资收益收到的现金', indent: 1, templates: IN.all },
  {
    name: 'disposals_received',
    title: '处置固定资产、无形资产和其他长期资产收回的现金净额',
    indent: 1,
    templates: IN.all,
  },
  {
    name: 'other_investing_received',
    title: '收到其他与投资活动有关的现金',
    indent: 1,
    templates: IN.all,
    note: 'disposals of subsidiaries included',
  },
  {
    name: 'investing_inflow',
    title: '投资活动现金流入小计',
    indent: 1,
    templates: IN.all,
    sums: everywhere({
      plus: [
        'investments_recovered',
        'investment_income_received',
        'disposals_received',
        'other_investing_received',
      ],
    }),
  },
  {
    name: 'capital_expenditure',
    title: '购建固定资产、无形资产和其他长期资产支付的现金',
    indent: 1,
    templates: IN.all,
  },
  { name: 'investments_paid', title: '投资支付的现金', indent: 1, templates: IN.all },
  {
    name: 'acquisitions_paid',
    title: '取得子公司及其他营业单位支付的现金净额',
    indent: 1,
    templates: IN.all,
  },
  { name: 'other_investing_paid', title: '支付其他与投资活动有关的现金', indent: 1, templates: IN.all },
  {
    name: 'investing_outflow',
    title: '投资活动现金流出小计',
    indent: 1,
    templates: IN.all,
    sums: everywhere({
      plus: ['capital_expenditure', 'investments_paid', 'acquisitions_paid', 'other_investing_paid'],
    }),
  },
  {
    name: 'investing_net',
    title: '投资活动产生的现金流量净额',
    indent: 1,
    templates: IN.all,
    sums: everywhere({ plus: ['investing_inflow'], minus: ['investing_outflow'] }),
  },
] as const satisfies readonly StatementLine[];

const FINANCING = [
  {
    name: 'financing',
    title: '筹资活动产生的现金流量',
    indent: 0,
    templates: IN.all,
    bold: true,
    heading: true,
  },
  { name: 'capital_received', title: '吸收投资收到的现金', indent: 1, templates: IN.all },
  {
    name: 'minority_capital_received',
    title: '其中:子公司吸收少数股东投资收到的现金',
    indent: 2,
    templates: IN.all,
  },
  { name: 'borrowings_received', title: '取得借款收到的现金', indent: 1, templates: IN.all },
  { name: 'bonds_received', title: '发行债券收到的现金', indent: 1, templates: IN.all },
  { name: 'other_financing_received', title: '收到其他与筹资活动有关的现金', indent: 1, templates: IN.all },
  {
    name: 'financing_inflow',
    title: '筹资活动现金流入小计',
    indent: 1,
    templates: IN.all,
    sums: everywhere({
      plus: ['capital_received', 'borrowings_received', 'bonds_received', 'other_financing_received'],
    }),
  },
  { name: 'debt_repaid', title: '偿还债务支付的现金', indent: 1, templates: IN.all },
  {
    name: 'dividends_and_interest_paid',
    title: '分配股利、利润或偿付利息支付的现金',
    indent: 1,
    templates: IN.all,
  },
  {
    name: 'minority_dividends_paid',
    title: '其中:子公司支付给少数股东的股利、利润',
    indent: 2,
    templates: IN.all,
  },
  { name: 'other_financing_paid', title: '支付其他与筹资活动有关的现金', indent: 1, templates: IN.all },
  {
    name: 'financing_outflow',
    title: '筹资活动现金流出小计',
    indent: 1,
    templates: IN.all,
    sums: everywhere({ plus: ['debt_repaid', 'dividends_and_interest_paid', 'other_financing_paid'] }),
  },
  {
    name: 'financing_net',
    title: '筹资活动产生的现金流量净额',
    indent: 1,
    templates: IN.all,
    sums: everywhere({ plus: ['financing_inflow'], minus: ['financing_outflow'] }),
  },
] as const satisfies readonly StatementLine[];

const CHANGE = [
  {
    name: 'exchange_effect',
    title: '汇率变动对现金及现金等价物的影响',
    indent: 0,
    templates: IN.all,
    bold: true,
  },
  {
    name: 'cash_net_increase',
    title: '现金及现金等价物净增加额',
    indent: 0,
    templates: IN.all,
    bold: true,
    sums: everywhere({ plus: ['operating_net', 'investing_net', 'financing_net', 'exchange_effect'] }),
  },
  { name: 'cash_begin', title: '加:期初现金及现金等价物余额', indent: 1, templates: IN.all },
  {
    name: 'cash_end',
    title: '期末现金及现金等价物余额',
    indent: 0,
    templates: IN.all,
    bold: true,
    sums: everywhere({ plus: ['cash_begin', 'cash_net_increase'] }),
  },
] as const satisfies readonly StatementLine[];

const HALF_YEARLY = 'given with half-year and annual reports';

/** From net profit to operating cash flow. */
const SUPPLEMENT = [
  {
    name: 'supplement',
    title: '补充资料:将净利润调节为经营活动现金流量',
    indent: 0,
    templates: IN.all,
    bold: true,
    heading: true,
  },
  {
    name: 'supplement_net_profit',
    title: '补充资料:净利润',
    indent: 1,
    templates: IN.all,
    note: HALF_YEARLY,
  },
  { name: 'supplement_asset_impairment', title: '资产减值准备', indent: 1, templates: IN.all },
  { name: 'supplement_credit_impairment', title: '信用减值损失', indent: 1, templates: IN.all },
  { name: 'supplement_depreciation', title: '固定资产折旧', indent: 1, templates: IN.all, note: HALF_YEARLY },
  {
    name: 'supplement_amortisation',
    title: '无形资产及长期待摊费用摊销',
    indent: 1,
    templates: IN.all,
    note: HALF_YEARLY,
  },
  { name: 'supplement_disposal_loss', title: '处置长期资产的损失', indent: 1, templates: IN.all },
  { name: 'supplement_fair_value_loss', title: '公允价值变动损失', indent: 1, templates: IN.all },
  { name: 'supplement_financial_expense', title: '财务费用', indent: 1, templates: IN.all },
  { name: 'supplement_investment_loss', title: '投资损失', indent: 1, templates: IN.all },
  { name: 'supplement_deferred_tax', title: '递延所得税的变动', indent: 1, templates: IN.all },
  { name: 'supplement_inventories_decrease', title: '存货的减少', indent: 1, templates: IN.general },
  { name: 'supplement_receivables_decrease', title: '经营性应收项目的减少', indent: 1, templates: IN.all },
  { name: 'supplement_payables_increase', title: '经营性应付项目的增加', indent: 1, templates: IN.all },
  { name: 'supplement_reserves_increase', title: '保险责任准备金的增加', indent: 1, templates: IN.insurer },
  { name: 'supplement_other', title: '其他', indent: 1, templates: IN.all },
  {
    name: 'supplement_operating_net',
    title: '间接法经营活动产生的现金流量净额',
    indent: 0,
    templates: IN.all,
    note: HALF_YEARLY,
    sums: everywhere({
      plus: [
        'supplement_net_profit',
        'supplement_asset_impairment',
        'supplement_credit_impairment',
        'supplement_depreciation',
        'supplement_amortisation',
        'supplement_disposal_loss',
        'supplement_fair_value_loss',
        'supplement_financial_expense',
        'supplement_investment_loss',
        'supplement_deferred_tax',
        'supplement_inventories_decrease',
        'supplement_receivables_decrease',
        'supplement_payables_increase',
        'supplement_reserves_increase',
        'supplement_other',
      ],
    }),
  },
] as const satisfies readonly StatementLine[];

/** The cash-flow statement, in order. */
export const CASH_FLOW_LINES = [...OPERATING, ...INVESTING, ...FINANCING, ...CHANGE, ...SUPPLEMENT] as const;
export type CashFlowLine = (typeof CASH_FLOW_LINES)[number];

function everywhere<const P extends { readonly plus: readonly string[]; readonly minus?: readonly string[] }>(
  parts: P,
): { readonly general: readonly [P]; readonly bank: readonly [P]; readonly insurer: readonly [P] } {
  return { general: [parts], bank: [parts], insurer: [parts] };
}
