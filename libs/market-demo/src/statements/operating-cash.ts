import { growthOf, totalOf } from './amounts.ts';
import type { CashContext, CashFlow } from './cash-flow.ts';

const LEAST_PURCHASES = 0.05;
const LEAST_SALES = 0.3;
const LEAST_SETTLED = 0.4;

/** Gross receipts and payments that leave the quarter's operating cash flow. */
export function operatingLines(context: CashContext, net: number): CashFlow {
  if (context.template === 'bank') return bankLines(context, net);
  return context.template === 'insurer' ? insurerLines(context, net) : generalLines(context, net);
}

function generalLines({ before, after, income, traits }: CashContext, net: number): CashFlow {
  const revenue = income.operating_revenue ?? 0;
  const owed = growthOf(before, after, [
    ...(['notes_receivable', 'accounts_receivable', 'receivables_financing', 'contract_assets'] as const),
  ]);
  const advanced = growthOf(before, after, ['contract_liabilities', 'advances_received']);
  const expenses = totalOf(income, ['selling_expense', 'admin_expense', 'rd_expense']);
  const sales = Math.max(
    Math.round(revenue * LEAST_SALES),
    Math.round(revenue * 1.1) - owed + advanced + (income.credit_impairment ?? 0),
  );
  const refunds = Math.round(revenue * 0.004);
  const staff = Math.round(revenue * traits.staff + 0.45 * expenses);
  const taxes = taxesPaid({ before, after, income }, 0.028);
  const other = Math.round(0.35 * expenses + 0.005 * revenue);
  const received = (income.other_income ?? 0) + (income.finance_interest_income ?? 0);
  const left = sales + refunds + received - staff - taxes - other - net;
  const short = Math.max(0, Math.round(revenue * LEAST_PURCHASES) - left);
  const inflow = sales + refunds + received + short;
  return {
    sales_received: sales,
    tax_refunds: refunds,
    other_operating_received: received + short,
    operating_inflow: inflow,
    purchases_paid: left + short,
    staff_paid: staff,
    taxes_paid: taxes,
    other_operating_paid: other,
    operating_outflow: inflow - net,
    operating_net: net,
  };
}

function bankLines({ before, after, income, movements }: CashContext, net: number): CashFlow {
  const grown = (...names: Parameters<typeof growthOf<keyof typeof before>>[2]): number =>
    growthOf(before, after, names);
  const received = {
    deposits_net_increase: grown('customer_deposits', 'deposits_from_banks'),
    central_bank_net_increase: grown('central_bank_borrowings'),
    placements_net_increase: grown('placements_from_banks', 'repos'),
    interest_received: totalOf(income, ['interest_income', 'fee_income']),
  };
  const paid = {
    loans_net_increase: grown('loans') + (income.credit_impairment ?? 0),
    interbank_net_increase: grown('placements', 'reverse_repos'),
    interest_paid: totalOf(income, ['interest_expense', 'fee_expense']) - movements.debtInterest,
    staff_paid: Math.round(0.6 * (income.business_admin_expense ?? 0)),
    taxes_paid: taxesPaid({ before, after, income }, 0.04),
  };
  return balanced(received, paid, net);
}

function insurerLines({ before, after, income }: CashContext, net: number): CashFlow {
  const received = {
    premiums_received: (income.written_premiums ?? 0) - growthOf(before, after, ['premiums_receivable']),
    policyholder_net_increase: growthOf(before, after, ['policyholder_deposits']),
  };
  // At least a part of the amounts owed is paid: the rest of a sudden change is among the other payments.
  const settled = (
    cost: number,
    owed: 'claims_payable' | 'commissions_payable' | 'policy_dividends_payable',
  ) => Math.max(Math.round(LEAST_SETTLED * cost), cost - growthOf(before, after, [owed]));
  const paid = {
    claims_paid: settled(totalOf(income, ['claims', 'surrenders']), 'claims_payable'),
    commissions_paid: settled(income.commission_expense ?? 0, 'commissions_payable'),
    policy_dividends_paid: settled(income.policy_dividends ?? 0, 'policy_dividends_payable'),
    staff_paid: Math.round(0.6 * (income.business_admin_expense ?? 0)),
    taxes_paid: taxesPaid({ before, after, income }, 0.01),
  };
  return balanced(received, paid, net);
}

/** Other receipts or payments, so that the net flow is the required one. */
function balanced(
  received: Readonly<Record<string, number>>,
  paid: Readonly<Record<string, number>>,
  net: number,
): CashFlow {
  const sum = (amounts: Readonly<Record<string, number>>): number =>
    Object.values(amounts).reduce((total, amount) => total + amount, 0);
  const rest = net - sum(received) + sum(paid);
  const inflow = sum(received) + Math.max(0, rest);
  return {
    ...received,
    ...paid,
    other_operating_received: Math.max(0, rest),
    other_operating_paid: Math.max(0, -rest),
    operating_inflow: inflow,
    operating_outflow: inflow - net,
    operating_net: net,
  };
}

function taxesPaid(
  { before, after, income }: Pick<CashContext, 'before' | 'after' | 'income'>,
  turnoverTax: number,
): number {
  const due =
    (income.income_tax ?? 0) +
    (income.taxes_and_surcharges ?? 0) +
    Math.round(turnoverTax * (income.operating_revenue ?? 0));
  return Math.max(0, due - growthOf(before, after, ['taxes_payable']));
}
