import { linesOf, type Templates } from './statement-templates.ts';

const RECEIVED = `
·收到其他与经营活动有关的现金 other_operating_received
·经营活动现金流入小计 operating_inflow
`;
const PAID = `
·支付给职工以及为职工支付的现金 staff_paid
·支付的各项税费 taxes_paid
·支付其他与经营活动有关的现金 other_operating_paid
·经营活动现金流出小计 operating_outflow
·经营活动产生的现金流量净额 operating_net
*投资活动产生的现金流量
·收回投资收到的现金 investments_recovered
·取得投资收益收到的现金 investment_income_received
·处置固定资产、无形资产和其他长期资产收回的现金净额 disposals_received
·收到其他与投资活动有关的现金 other_investing_received
·投资活动现金流入小计 investing_inflow
·购建固定资产、无形资产和其他长期资产支付的现金 capital_expenditure
·投资支付的现金 investments_paid
·取得子公司及其他营业单位支付的现金净额 acquisitions_paid
·支付其他与投资活动有关的现金 other_investing_paid
·投资活动现金流出小计 investing_outflow
·投资活动产生的现金流量净额 investing_net
*筹资活动产生的现金流量
·吸收投资收到的现金 capital_received
··其中:子公司吸收少数股东投资收到的现金 minority_capital_received
·取得借款收到的现金 borrowings_received
·发行债券收到的现金 bonds_received
·收到其他与筹资活动有关的现金 other_financing_received
·筹资活动现金流入小计 financing_inflow
·偿还债务支付的现金 debt_repaid
·分配股利、利润或偿付利息支付的现金 dividends_and_interest_paid
··其中:子公司支付给少数股东的股利、利润 minority_dividends_paid
·支付其他与筹资活动有关的现金 other_financing_paid
·筹资活动现金流出小计 financing_outflow
·筹资活动产生的现金流量净额 financing_net
*汇率变动对现金及现金等价物的影响 exchange_effect
*现金及现金等价物净增加额 cash_net_increase
·加:期初现金及现金等价物余额 cash_begin
*期末现金及现金等价物余额 cash_end
*补充资料:将净利润调节为经营活动现金流量
·补充资料:净利润 supplement_net_profit
·资产减值准备 supplement_asset_impairment
·信用减值损失 supplement_credit_impairment
·固定资产折旧 supplement_depreciation
·无形资产及长期待摊费用摊销 supplement_amortisation
·处置长期资产的损失 supplement_disposal_loss
·公允价值变动损失 supplement_fair_value_loss
·财务费用 supplement_financial_expense
·投资损失 supplement_investment_loss
·递延所得税的变动 supplement_deferred_tax
`;
const WORKING = `
·经营性应收项目的减少 supplement_receivables_decrease
·经营性应付项目的增加 supplement_payables_increase
`;
const END = `
·其他 supplement_other
间接法经营活动产生的现金流量净额 supplement_operating_net
`;

export const CASH_FLOW: Templates = {
  general: linesOf(`
*经营活动产生的现金流量
·销售商品、提供劳务收到的现金 sales_received
·收到的税费返还 tax_refunds
${RECEIVED}
·购买商品、接受劳务支付的现金 purchases_paid
${PAID}
·存货的减少 supplement_inventories_decrease
${WORKING}${END}`),
  bank: linesOf(`
*经营活动产生的现金流量
·客户存款和同业存放款项净增加额 deposits_net_increase
·向中央银行借款净增加额 central_bank_net_increase
·拆入及回购资金净增加额 placements_net_increase
·收取利息、手续费及佣金的现金 interest_received
${RECEIVED}
·客户贷款及垫款净增加额 loans_net_increase
·拆出及返售资金净增加额 interbank_net_increase
·支付利息、手续费及佣金的现金 interest_paid
${PAID}${WORKING}${END}`),
  insurer: linesOf(`
*经营活动产生的现金流量
·收到原保险合同保费取得的现金 premiums_received
·保户储金及投资款净增加额 policyholder_net_increase
${RECEIVED}
·支付原保险合同赔付款项的现金 claims_paid
·支付手续费及佣金的现金 commissions_paid
·支付保单红利的现金 policy_dividends_paid
${PAID}${WORKING}
·保险责任准备金的增加 supplement_reserves_increase
${END}`),
};
