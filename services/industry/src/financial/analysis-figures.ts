import {
  quotient,
  quotientOf,
  ratioOf,
  sumOf,
  type Part,
  type SetFigure,
  type Term,
} from '../reports/set-figure.ts';

const income = (name: string): Part => ({ id: `income_statement.${name}` });
const balance = (name: string): Part => ({ id: `balance_sheet.${name}` });
const cash = (name: string): Part => ({ id: `cash_flow_statement.${name}` });

const REVENUE = income('operating_total_revenue');
const PROFIT = income('net_profit_parent');
const NET_PROFIT = income('net_profit');
const PRETAX = income('total_profit');
const OPERATING_CASH = cash('operating_net');
/** Interest that a company pays, among its financial expenses; a bank has none. */
const INTEREST: Part = { ...income('finance_interest_expense'), optional: true };
const BORROWED = [
  ...['short_term_borrowings', 'noncurrent_liabilities_due', 'long_term_borrowings'],
  ...['bonds_payable', 'lease_liabilities'],
];

/** The mean of a balance at the end of the period and where the year began. */
const mean = (part: Part): readonly Term[] => [
  { ...part, times: 0.5 },
  { ...part, at: 'yearStart', times: 0.5 },
];
/** The same over the last four quarters. */
const meanOfYear = (part: Part): readonly Term[] => [
  { ...part, times: 0.5 },
  { ...part, at: 'yearBefore', times: 0.5 },
];
const trailing = (part: Part): Part => ({ ...part, over: 'trailing' });

/** What shareholders and lenders have put in. */
const CAPITAL: readonly Part[] = [
  balance('total_equity'),
  ...BORROWED.map((name) => ({ ...balance(name), optional: true as const })),
];

/**
 * Return on invested capital: (pre-tax profit + interest) × (1 − tax rate) ÷ mean capital, each a sum; the tax rate is
 * the members' taxes over their pre-tax profit, 0 where they lose together.
 */
function roicOf(of: (part: Part) => Part, means: (part: Part) => readonly Term[]): SetFigure {
  const capital = CAPITAL.flatMap(means);
  return {
    parts: [of(PRETAX), of(INTEREST), of({ ...income('income_tax'), optional: true }), ...capital],
    value: ([profit = 0, interest = 0, tax = 0, ...capitals]) =>
      quotient(
        (profit + interest) * (profit > 0 ? 1 - tax / profit : 1),
        capitals.reduce((so, each, at) => so + each * (capital[at]?.times ?? 1), 0),
      ),
  };
}

const GROSS_MARGIN = quotientOf(
  [income('operating_revenue'), { ...income('operating_cost'), times: -1 }],
  [income('operating_revenue')],
);

/**
 * The ratios of a set as ratios of sums, by their columns of `financial_analysis`, by the formulas that its definition
 * gives: of the year so far, not annualised. Amounts per share are of each company, a set has none.
 */
export const ANALYSIS_FIGURES: Readonly<Record<string, SetFigure>> = {
  roe_weighted: quotientOf([PROFIT], mean(balance('equity_parent'))),
  roe_deducted: quotientOf([income('net_profit_deducted')], mean(balance('equity_parent'))),
  roa: quotientOf([NET_PROFIT], mean(balance('total_assets'))),
  roic: roicOf((part) => part, mean),
  gross_margin: GROSS_MARGIN,
  operating_margin: ratioOf(income('operating_profit'), REVENUE),
  pretax_margin: ratioOf(PRETAX, REVENUE),
  net_margin: ratioOf(NET_PROFIT, REVENUE),
  parent_margin: ratioOf(PROFIT, REVENUE),
  debt_ratio: ratioOf(balance('total_liabilities'), balance('total_assets')),
  equity_multiplier: ratioOf(balance('total_assets'), balance('total_equity')),
  current_ratio: ratioOf(balance('total_current_assets'), balance('total_current_liabilities')),
  quick_ratio: quotientOf(
    [balance('total_current_assets'), { ...balance('inventories'), optional: true, times: -1 }],
    [balance('total_current_liabilities')],
  ),
  interest_cover: quotientOf(
    [PRETAX, income('finance_interest_expense')],
    [income('finance_interest_expense')],
  ),
  asset_turnover: quotientOf([REVENUE], mean(balance('total_assets'))),
  inventory_turnover: quotientOf([income('operating_cost')], mean(balance('inventories'))),
  receivable_turnover: quotientOf([income('operating_revenue')], mean(balance('accounts_receivable'))),
  operating_cash_to_revenue: ratioOf(OPERATING_CASH, REVENUE),
  operating_cash_to_profit: ratioOf(OPERATING_CASH, NET_PROFIT),
};

/** The figures whose growth is shown, by the columns of `financial_analysis`. */
export const GROWN: Readonly<Record<string, Part>> = {
  revenue_yoy: REVENUE,
  net_profit_yoy: PROFIT,
  deducted_profit_yoy: income('net_profit_deducted'),
  operating_cash_yoy: OPERATING_CASH,
  equity_yoy: balance('equity_parent'),
  assets_yoy: balance('total_assets'),
};

/** What the overview draws: revenue, its growth and the gross margin of the year so far; the others over four quarters. */
export const OVERVIEW_FIGURES = {
  revenue: sumOf(REVENUE),
  now: { parts: [REVENUE, { ...REVENUE, at: 'yearBefore' }], value: ([now = 0]) => now },
  before: { parts: [REVENUE, { ...REVENUE, at: 'yearBefore' }], value: ([, before = 0]) => before },
  grossMargin: GROSS_MARGIN,
  netMargin: ratioOf(trailing(NET_PROFIT), trailing(REVENUE)),
  roe: quotientOf([trailing(PROFIT)], meanOfYear(balance('equity_parent'))),
  roic: roicOf(trailing, meanOfYear),
} as const satisfies Readonly<Record<string, SetFigure>>;
