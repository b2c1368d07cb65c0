import type { CashFlowLine, FigureOf } from '@console/market/schema';
import type { StatementTemplate } from '../world/world.ts';
import { growthOf, totalOf, type Amounts } from './amounts.ts';
import type { BalanceName } from './balance-mix.ts';
import type { Sheet } from './balance-roll.ts';
import type { EquityFlows } from './equity-roll.ts';
import { operatingLines } from './operating-cash.ts';
import type { Income, Movements } from './quarter-context.ts';
import type { StatementTraits } from './statement-traits.ts';

export type CashFlow = Amounts<FigureOf<CashFlowLine>>;

/** The data from which a quarter's cash flows follow. */
export interface CashContext {
  readonly template: StatementTemplate;
  readonly before: Sheet;
  readonly after: Sheet;
  readonly income: Income;
  readonly movements: Movements;
  readonly flows: EquityFlows;
  readonly traits: StatementTraits;
  /** Investments bought and sold besides the net change, as a fraction of those owned. */
  readonly churn: number;
}

const HELD: readonly BalanceName[] = [
  ...(['trading_financial_assets', 'debt_investments', 'other_debt_investments', 'time_deposits'] as const),
  ...(['long_term_equity_investments', 'other_equity_investments', 'long_term_receivables'] as const),
  ...(['noncurrent_assets_due', 'other_noncurrent_assets', 'statutory_deposits'] as const),
];
const BUILT: readonly BalanceName[] = [
  ...(['fixed_assets', 'construction_in_progress', 'intangible_assets', 'right_of_use_assets'] as const),
  ...(['investment_property', 'development_expenditure', 'long_term_deferred_expenses', 'goodwill'] as const),
];
const DEBT: readonly BalanceName[] = [
  ...(['short_term_borrowings', 'noncurrent_liabilities_due', 'long_term_borrowings'] as const),
  ...(['lease_liabilities', 'long_term_payables', 'other_noncurrent_liabilities'] as const),
];
const CASH: Readonly<Record<StatementTemplate, readonly BalanceName[]>> = {
  general: ['cash'],
  bank: ['cash_and_central_bank', 'interbank_deposits'],
  insurer: ['cash'],
};

/** Cash and cash equivalents of a balance sheet. */
export const cashOf = (template: StatementTemplate, sheet: Sheet): number => totalOf(sheet, CASH[template]);

/**
 * A quarter's cash flows. Every change between the two sheets belongs to one activity, so that the flows
 * automatically add up to the change of cash.
 */
export function quarterCashFlow(context: CashContext): CashFlow {
  const { template, before, after, movements } = context;
  const investing = investingLines(context);
  const financing = financingLines(context);
  const increase = cashOf(template, after) - cashOf(template, before);
  const operating =
    increase - (investing.investing_net ?? 0) - (financing.financing_net ?? 0) - movements.exchangeEffect;
  return {
    ...operatingLines(context, operating),
    ...investing,
    ...financing,
    exchange_effect: movements.exchangeEffect,
    cash_net_increase: increase,
    ...supplementLines(context, operating),
  };
}

function investingLines({ before, after, income, movements, flows, churn }: CashContext): CashFlow {
  const comprehensive = flows.comprehensiveParent + flows.comprehensiveMinority;
  const bought = growthOf(before, after, HELD) - (income.fair_value_change ?? 0) - comprehensive;
  const built =
    growthOf(before, after, BUILT) + movements.depreciation + movements.amortisation + movements.goodwillCut;
  const turned = Math.round(totalOf(before, HELD) * churn);
  const scrapped = Math.max(0, -built) + Math.round(movements.depreciation * 0.04);
  const disposal = income.asset_disposal_income ?? 0;
  const disposed = Math.max(0, scrapped + disposal);
  const lines = {
    investments_recovered: turned + Math.max(0, -bought),
    investment_income_received: Math.max(0, income.investment_income ?? 0),
    disposals_received: disposed,
    other_investing_received: 0,
    // Proceeds of disposals beyond their gain were their book value, which is replaced.
    capital_expenditure: built + disposed - disposal,
    investments_paid: turned + Math.max(0, bought),
    acquisitions_paid: 0,
    other_investing_paid: Math.max(0, -(income.investment_income ?? 0)),
  };
  const inflow = lines.investments_recovered + lines.investment_income_received + lines.disposals_received;
  const outflow = lines.capital_expenditure + lines.investments_paid + lines.other_investing_paid;
  return { ...lines, investing_inflow: inflow, investing_outflow: outflow, investing_net: inflow - outflow };
}

function financingLines({ before, after, movements, flows }: CashContext): CashFlow {
  const borrowed = growthOf(before, after, DEBT);
  const bonds = growthOf(before, after, ['bonds_payable']);
  const rolled = Math.round(
    0.25 * totalOf(before, ['short_term_borrowings', 'noncurrent_liabilities_due', 'bonds_payable']),
  );
  const minorityIn = Math.max(0, flows.minorityPaid);
  const minorityOut = Math.max(0, -flows.minorityPaid);
  const lines = {
    capital_received: flows.issued + minorityIn,
    minority_capital_received: minorityIn,
    borrowings_received: rolled + Math.max(0, borrowed),
    bonds_received: Math.max(0, bonds),
    other_financing_received: 0,
    debt_repaid: rolled + Math.max(0, -borrowed) + Math.max(0, -bonds),
    dividends_and_interest_paid: flows.dividends + minorityOut + movements.debtInterest,
    minority_dividends_paid: minorityOut,
    other_financing_paid: 0,
  };
  const inflow = lines.capital_received + lines.borrowings_received + lines.bonds_received;
  const outflow = lines.debt_repaid + lines.dividends_and_interest_paid;
  return { ...lines, financing_inflow: inflow, financing_outflow: outflow, financing_net: inflow - outflow };
}

const NOT_OPERATING: ReadonlySet<string> = new Set([...HELD, ...BUILT, ...DEBT, 'bonds_payable']);
const RESERVES: readonly BalanceName[] = [
  ...(['unearned_premium_reserve', 'outstanding_claims_reserve', 'life_insurance_reserve'] as const),
  'long_term_health_reserve',
];

/** From profit to operating cash flow by the changes of the balance sheet: the result must be the same. */
function supplementLines(context: CashContext, operating: number): CashFlow {
  const { before, after, income, movements, template } = context;
  // A gain that is negative in general statements, a cost in the others.
  const lossOf = (impairment = 0): number => (template === 'general' ? -impairment : impairment);
  const impaired = lossOf(income.asset_impairment);
  const credit = lossOf(income.credit_impairment);
  const working = workingCapital(context);
  return {
    supplement_net_profit: income.net_profit ?? 0,
    supplement_asset_impairment: impaired,
    supplement_credit_impairment: credit,
    supplement_depreciation: movements.depreciation,
    supplement_amortisation: movements.amortisation,
    supplement_disposal_loss: -(income.asset_disposal_income ?? 0),
    supplement_fair_value_loss: -(income.fair_value_change ?? 0),
    supplement_financial_expense: movements.debtInterest - movements.exchangeEffect,
    supplement_investment_loss: -(income.investment_income ?? 0),
    supplement_deferred_tax:
      growthOf(before, after, ['deferred_tax_liabilities']) -
      growthOf(before, after, ['deferred_tax_assets']),
    supplement_inventories_decrease:
      movements.goodwillCut - growthOf(before, after, ['inventories']) - impaired,
    supplement_receivables_decrease: -working.assets - credit,
    supplement_payables_increase: working.liabilities,
    supplement_reserves_increase: growthOf(before, after, RESERVES),
    supplement_other: 0,
    supplement_operating_net: operating,
  };
}

const LIABILITY_SIDE = new Set<string>([
  ...['central_bank_borrowings', 'deposits_from_banks', 'placements_from_banks', 'trading_liabilities'],
  ...['derivative_liabilities', 'repos', 'customer_deposits', 'notes_payable', 'accounts_payable'],
  ...['advances_received', 'premiums_in_advance', 'commissions_payable', 'reinsurance_payables'],
  ...['contract_liabilities', 'payroll_payable', 'taxes_payable', 'claims_payable', 'provisions'],
  ...['policy_dividends_payable', 'policyholder_deposits', 'other_payables', 'other_current_liabilities'],
  ...['deferred_income', 'other_liabilities'],
]);
const APART = new Set<string>([
  ...['deferred_tax_liabilities', 'deferred_tax_assets', 'inventories', ...RESERVES],
  ...['share_capital', 'capital_reserve', 'accumulated_comprehensive', 'surplus_reserve'],
  ...['general_risk_reserve', 'retained_earnings', 'equity_parent', 'minority_interest', 'total_equity'],
]);

/** The growth of operating receivables and payables. */
function workingCapital({ template, before, after }: CashContext): { assets: number; liabilities: number } {
  const grown = { assets: 0, liabilities: 0 };
  for (const name of Object.keys(after) as BalanceName[]) {
    if (APART.has(name) || NOT_OPERATING.has(name) || name.startsWith('total_')) continue;
    if (CASH[template].includes(name)) continue;
    const by = (after[name] ?? 0) - (before[name] ?? 0);
    if (LIABILITY_SIDE.has(name)) grown.liabilities += by;
    else grown.assets += by;
  }
  return grown;
}
