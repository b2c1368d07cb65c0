import { linesOf, type Templates } from './statement-templates.ts';

const EQUITY = `
*所有者权益
·实收资本(或股本) share_capital
·其他权益工具 other_equity_instruments
·资本公积 capital_reserve
·减:库存股 treasury_stock
·其他综合收益 accumulated_comprehensive
`;
const EQUITY_TOTALS = `
·未分配利润 retained_earnings
*归属于母公司股东权益合计 equity_parent
·少数股东权益 minority_interest
*所有者权益合计 total_equity
*负债和所有者权益总计 total_liabilities_and_equity
`;
const FINANCIAL_EQUITY = `${EQUITY}
·盈余公积 surplus_reserve
·一般风险准备 general_risk_reserve
${EQUITY_TOTALS}`;
const FINANCIAL_ASSETS = `
·债权投资 debt_investments
·其他债权投资 other_debt_investments
·长期股权投资 long_term_equity_investments
·其他权益工具投资 other_equity_investments
·投资性房地产 investment_property
·固定资产 fixed_assets
·在建工程 construction_in_progress
·使用权资产 right_of_use_assets
·无形资产 intangible_assets
·商誉 goodwill
·递延所得税资产 deferred_tax_assets
·其他资产 other_assets
*资产总计 total_assets
*负债
`;
const FINANCIAL_DEBTS = `
·应付债券 bonds_payable
·租赁负债 lease_liabilities
·预计负债 provisions
·递延所得税负债 deferred_tax_liabilities
·其他负债 other_liabilities
*负债合计 total_liabilities
${FINANCIAL_EQUITY}`;

export const BALANCE: Templates = {
  general: linesOf(`
*流动资产
·货币资金 cash
·交易性金融资产 trading_financial_assets
·应收票据 notes_receivable
·应收账款 accounts_receivable
·应收款项融资 receivables_financing
·预付款项 prepayments
·其他应收款 other_receivables
·存货 inventories
·合同资产 contract_assets
·一年内到期的非流动资产 noncurrent_assets_due
·其他流动资产 other_current_assets
*流动资产合计 total_current_assets
*非流动资产
·债权投资 debt_investments
·长期应收款 long_term_receivables
·长期股权投资 long_term_equity_investments
·其他权益工具投资 other_equity_investments
·投资性房地产 investment_property
·固定资产 fixed_assets
·在建工程 construction_in_progress
·使用权资产 right_of_use_assets
·无形资产 intangible_assets
·开发支出 development_expenditure
·商誉 goodwill
·长期待摊费用 long_term_deferred_expenses
·递延所得税资产 deferred_tax_assets
·其他非流动资产 other_noncurrent_assets
*非流动资产合计 total_noncurrent_assets
*资产总计 total_assets
*流动负债
·短期借款 short_term_borrowings
·应付票据 notes_payable
·应付账款 accounts_payable
·预收款项 advances_received
·合同负债 contract_liabilities
·应付职工薪酬 payroll_payable
·应交税费 taxes_payable
·其他应付款 other_payables
·一年内到期的非流动负债 noncurrent_liabilities_due
·其他流动负债 other_current_liabilities
*流动负债合计 total_current_liabilities
*非流动负债
·长期借款 long_term_borrowings
·应付债券 bonds_payable
·租赁负债 lease_liabilities
·长期应付款 long_term_payables
·预计负债 provisions
·递延收益 deferred_income
·递延所得税负债 deferred_tax_liabilities
·其他非流动负债 other_noncurrent_liabilities
*非流动负债合计 total_noncurrent_liabilities
*负债合计 total_liabilities
${EQUITY}
·专项储备 special_reserve
·盈余公积 surplus_reserve
${EQUITY_TOTALS}`),
  bank: linesOf(`
*资产
·现金及存放中央银行款项 cash_and_central_bank
·存放同业款项 interbank_deposits
·拆出资金 placements
·交易性金融资产 trading_financial_assets
·衍生金融资产 derivative_assets
·买入返售金融资产 reverse_repos
·发放贷款和垫款 loans
${FINANCIAL_ASSETS}
·向中央银行借款 central_bank_borrowings
·同业及其他金融机构存放款项 deposits_from_banks
·拆入资金 placements_from_banks
·交易性金融负债 trading_liabilities
·衍生金融负债 derivative_liabilities
·卖出回购金融资产款 repos
·吸收存款 customer_deposits
·应付职工薪酬 payroll_payable
·应交税费 taxes_payable
${FINANCIAL_DEBTS}`),
  insurer: linesOf(`
*资产
·货币资金 cash
·交易性金融资产 trading_financial_assets
·买入返售金融资产 reverse_repos
·应收保费 premiums_receivable
·应收分保账款及准备金 reinsurance_receivables
·保户质押贷款 policy_loans
·定期存款 time_deposits
·存出资本保证金 statutory_deposits
${FINANCIAL_ASSETS}
·交易性金融负债 trading_liabilities
·卖出回购金融资产款 repos
·短期借款 short_term_borrowings
·预收保费 premiums_in_advance
·应付手续费及佣金 commissions_payable
·应付分保账款 reinsurance_payables
·应付职工薪酬 payroll_payable
·应交税费 taxes_payable
·应付赔付款 claims_payable
·应付保单红利 policy_dividends_payable
·保户储金及投资款 policyholder_deposits
·未到期责任准备金 unearned_premium_reserve
·未决赔款准备金 outstanding_claims_reserve
·寿险责任准备金 life_insurance_reserve
·长期健康险责任准备金 long_term_health_reserve
·长期借款 long_term_borrowings
${FINANCIAL_DEBTS}`),
};
