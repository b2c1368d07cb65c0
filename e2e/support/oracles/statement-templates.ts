/** A line of a statement in the legal order, with the mart's column it shows; a heading has none. */
export interface TemplateLine {
  readonly title: string;
  readonly unit: string;
  readonly bold: boolean;
  readonly indent: number;
  readonly column: string | null;
}

export type TemplateName = 'general' | 'bank' | 'insurer';
export type Templates = Readonly<Record<TemplateName, readonly TemplateLine[]>>;

/** `··利息收入 interest_income`: a dot a step to the right, `*` in bold, `[元]` a unit of its own. */
export const linesOf = (text: string): readonly TemplateLine[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const found = /^(·*)(\*?)([^[\]·*][^[\]]*?)(?:\[(.+)\])?(?: ([a-z_]+))?$/.exec(line);
      if (!found) throw new Error(`no line of a statement: ${line}`);
      const [, dots = '', star = '', title = '', unit = '', column = null] = found;
      return { title, unit, bold: star === '*', indent: dots.length, column };
    });

const PROFIT = `
·加:营业外收入 non_operating_income
·减:营业外支出 non_operating_expense
*利润总额 total_profit
·减:所得税费用 income_tax
*净利润 net_profit
·归属于母公司股东的净利润 net_profit_parent
·少数股东损益 minority_profit
·扣除非经常性损益后的归母净利润 net_profit_deducted
*其他综合收益的税后净额 other_comprehensive_net
·归属于母公司股东 other_comprehensive_parent
·归属于少数股东 other_comprehensive_minority
*综合收益总额 comprehensive_income
·归属于母公司股东的综合收益 comprehensive_income_parent
·归属于少数股东的综合收益 comprehensive_income_minority
*每股收益
·基本每股收益[元] eps_basic
·稀释每股收益[元] eps_diluted
`;
const REVENUE = `
*营业总收入 operating_total_revenue
·营业收入 operating_revenue
`;
const FINANCIAL_REVENUE = `
··其他收益 other_income
··投资收益 investment_income
··公允价值变动收益 fair_value_change
··汇兑收益 exchange_gain
··其他业务收入 other_business_income
··资产处置收益 asset_disposal_income
*营业总成本 operating_total_cost
`;
const FINANCIAL_COST = `
·业务及管理费 business_admin_expense
·信用减值损失 credit_impairment
·资产减值损失 asset_impairment
·其他业务成本 other_business_cost
*营业利润 operating_profit
`;

export const INCOME: Templates = {
  general: linesOf(`${REVENUE}
*营业总成本 operating_total_cost
·营业成本 operating_cost
·税金及附加 taxes_and_surcharges
·销售费用 selling_expense
·管理费用 admin_expense
·研发费用 rd_expense
·财务费用 financial_expense
·加:其他收益 other_income
·投资收益 investment_income
·公允价值变动收益 fair_value_change
·信用减值损失 credit_impairment
·资产减值损失 asset_impairment
·资产处置收益 asset_disposal_income
*营业利润 operating_profit
${PROFIT}
·附:利息费用 finance_interest_expense
·附:利息收入 finance_interest_income`),
  bank: linesOf(`${REVENUE}
··利息净收入 net_interest_income
···利息收入 interest_income
···减:利息支出 interest_expense
··手续费及佣金净收入 net_fee_income
···手续费及佣金收入 fee_income
···减:手续费及佣金支出 fee_expense
${FINANCIAL_REVENUE}
·税金及附加 taxes_and_surcharges
${FINANCIAL_COST}${PROFIT}`),
  insurer: linesOf(`${REVENUE}
··已赚保费 earned_premiums
···保险业务收入 written_premiums
···减:分出保费 premiums_ceded
···减:提取未到期责任准备金 unearned_premium_reserve_increase
${FINANCIAL_REVENUE}
·退保金 surrenders
·赔付支出净额 claims
·提取保险责任准备金净额 insurance_reserve_increase
·保单红利支出 policy_dividends
·税金及附加 taxes_and_surcharges
·手续费及佣金支出 commission_expense
${FINANCIAL_COST}${PROFIT}`),
};
