import type { BalanceLine, FigureOf } from '@console/market/schema';
import type { DemoCompany } from '../world.ts';

export type BalanceName = FigureOf<BalanceLine>;

/** What a balance sheet is made of, in percent or so: only the proportions count. */
export interface BalanceMix {
  readonly assets: readonly (readonly [BalanceName, number])[];
  readonly liabilities: readonly (readonly [BalanceName, number])[];
  /** The asset that takes what rounding leaves. */
  readonly cash: BalanceName;
}

const GENERAL_ASSETS = [
  ...['cash', 'trading_financial_assets', 'notes_receivable', 'accounts_receivable', 'receivables_financing'],
  ...['prepayments', 'other_receivables', 'inventories', 'contract_assets', 'noncurrent_assets_due'],
  ...['other_current_assets', 'debt_investments', 'long_term_receivables', 'long_term_equity_investments'],
  ...['other_equity_investments', 'investment_property', 'fixed_assets', 'construction_in_progress'],
  ...['right_of_use_assets', 'intangible_assets', 'development_expenditure', 'long_term_deferred_expenses'],
  ...['deferred_tax_assets', 'other_noncurrent_assets'],
] as readonly BalanceName[];
const GENERAL_LIABILITIES = [
  ...['short_term_borrowings', 'notes_payable', 'accounts_payable', 'advances_received'],
  ...['contract_liabilities', 'payroll_payable', 'taxes_payable', 'other_payables'],
  ...['noncurrent_liabilities_due', 'other_current_liabilities', 'long_term_borrowings', 'bonds_payable'],
  ...['lease_liabilities', 'long_term_payables', 'provisions', 'deferred_income'],
  ...['deferred_tax_liabilities', 'other_noncurrent_liabilities'],
] as readonly BalanceName[];

/** Assets | liabilities in the orders above. */
const KINDS = {
  maker:
    '18 5 3 15 3 2 1 13 1 .3 2 .3 .5 4 1.5 .8 18 4 1 5 .4 .6 1.2 1.5|20 9 28 .3 5 4 2.5 5 4 2 11 2 1.5 1 .5 3 1.5 .8',
  heavy:
    '12 2 2 6 3 2 1 9 .3 .2 1.5 .2 .5 6 1 .6 36 8 1 6 .1 .5 1 2|20 8 22 .3 4 2.5 2.5 6 7 3 16 4 1.2 1.5 .8 1.2 1 .6',
  light:
    '26 10 1 17 .5 1.5 1.5 7 3 .3 1.5 .5 .8 6 3 1 7 1 1.5 4 2 .8 2 1.5|14 5 28 .4 16 9 3.5 6 3 2.5 4 2 2.5 .5 .8 3 1.8 .6',
  builder:
    '15 1 1.5 20 1 2.5 3 7 19 1 2 .5 5 5 1.5 1 7 1.5 .4 4 0 .3 1.5 3|14 8 44 .2 9 1.2 2.5 6 4 4 9 2 .4 .8 .3 .2 .4 .8',
  property:
    '11 .5 .1 2 0 2 9 52 1 .5 3 .2 .5 6 1 8 2.5 .5 .3 .5 0 .2 2 .8|4 2 15 .6 38 .5 5 14 7 4 10 4 .5 .3 .2 .1 1.2 .5',
  retail:
    '20 4 .5 8 .2 5 2 18 0 .2 2 .3 .5 4 1.5 6 14 2 8 3 0 2 1 1|18 8 28 1 10 2.5 2.5 8 5 2 5 1.5 9 .5 .4 .4 1 .5',
  consumer:
    '28 8 2 6 1 1.5 .7 15 0 .2 2 .5 .3 4 1.5 1 17 4 1.2 4 .1 1 1.5 1|14 6 26 .4 14 6 6 12 3 3 4 1 2 .5 .4 2.5 1.8 .5',
  broker:
    '25 30 0 2 0 .2 2 0 0 0 10 8 0 3 5 .3 1.5 .3 .5 .6 0 .2 1 2|6 0 4 0 .5 3 1.5 50 3 12 1 18 .8 0 .2 0 .6 .5',
} as const;
type Kind = keyof typeof KINDS;

const KIND_OF: Readonly<Record<string, Kind>> = {
  ...{ 801030: 'heavy', 801040: 'heavy', 801050: 'heavy', 801160: 'heavy', 801170: 'heavy' },
  ...{ 801710: 'heavy', 801950: 'heavy', 801960: 'heavy', 801750: 'light', 801760: 'light' },
  ...{ 801210: 'light', 801720: 'builder', 801970: 'builder', 801180: 'property', 801200: 'retail' },
  ...{ 801110: 'consumer', 801120: 'consumer', 801980: 'consumer', 801790: 'broker' },
};

const BANK: BalanceMix = {
  assets: [
    ...([
      ['cash_and_central_bank', 7],
      ['interbank_deposits', 2],
      ['placements', 3],
    ] as const),
    ...([
      ['trading_financial_assets', 8],
      ['derivative_assets', 0.3],
      ['reverse_repos', 2.5],
    ] as const),
    ...([
      ['loans', 54],
      ['debt_investments', 14],
      ['other_debt_investments', 7],
    ] as const),
    ...([
      ['long_term_equity_investments', 0.1],
      ['other_equity_investments', 0.2],
    ] as const),
    ...([
      ['investment_property', 0.05],
      ['fixed_assets', 0.5],
      ['construction_in_progress', 0.1],
    ] as const),
    ...([
      ['right_of_use_assets', 0.2],
      ['intangible_assets', 0.1],
      ['deferred_tax_assets', 0.8],
    ] as const),
    ['other_assets', 0.9],
  ],
  liabilities: [
    ...([
      ['central_bank_borrowings', 3],
      ['deposits_from_banks', 10],
      ['placements_from_banks', 2.5],
    ] as const),
    ...([
      ['trading_liabilities', 0.3],
      ['derivative_liabilities', 0.3],
      ['repos', 3],
    ] as const),
    ...([
      ['customer_deposits', 66],
      ['payroll_payable', 0.4],
      ['taxes_payable', 0.25],
    ] as const),
    ...([
      ['bonds_payable', 11],
      ['lease_liabilities', 0.15],
      ['provisions', 0.2],
    ] as const),
    ...([
      ['deferred_tax_liabilities', 0.02],
      ['other_liabilities', 1.5],
    ] as const),
  ],
  cash: 'cash_and_central_bank',
};

/** The reserves are not among the liabilities: they follow from the income statement. */
const INSURER: BalanceMix = {
  assets: [
    ...([
      ['cash', 4],
      ['trading_financial_assets', 18],
      ['reverse_repos', 1.5],
    ] as const),
    ...([
      ['premiums_receivable', 1.5],
      ['reinsurance_receivables', 1],
      ['policy_loans', 4],
    ] as const),
    ...([
      ['time_deposits', 6],
      ['statutory_deposits', 0.6],
      ['debt_investments', 24],
    ] as const),
    ...([
      ['other_debt_investments', 16],
      ['long_term_equity_investments', 6],
    ] as const),
    ...([
      ['other_equity_investments', 5],
      ['investment_property', 1.5],
      ['fixed_assets', 1.5],
    ] as const),
    ...([
      ['construction_in_progress', 0.2],
      ['right_of_use_assets', 0.2],
      ['intangible_assets', 0.8],
    ] as const),
    ...([
      ['deferred_tax_assets', 1],
      ['other_assets', 2],
    ] as const),
  ],
  liabilities: [
    ...([
      ['trading_liabilities', 0.5],
      ['repos', 5],
      ['short_term_borrowings', 0.2],
    ] as const),
    ...([
      ['premiums_in_advance', 0.7],
      ['commissions_payable', 0.5],
      ['reinsurance_payables', 0.8],
    ] as const),
    ...([
      ['payroll_payable', 0.6],
      ['taxes_payable', 0.3],
      ['claims_payable', 1.2],
    ] as const),
    ...([
      ['policy_dividends_payable', 1],
      ['policyholder_deposits', 18],
      ['long_term_borrowings', 0.3],
    ] as const),
    ...([
      ['bonds_payable', 2.5],
      ['lease_liabilities', 0.2],
      ['provisions', 0.1],
    ] as const),
    ...([
      ['deferred_tax_liabilities', 0.5],
      ['other_liabilities', 3],
    ] as const),
  ],
  cash: 'cash',
};

const GENERAL = new Map<string, BalanceMix>();

export function mixOf({ template, industry }: Pick<DemoCompany, 'template' | 'industry'>): BalanceMix {
  if (template === 'bank') return BANK;
  if (template === 'insurer') return INSURER;
  const kind = KIND_OF[industry.code] ?? 'maker';
  const mix = GENERAL.get(kind) ?? readKind(KINDS[kind]);
  GENERAL.set(kind, mix);
  return mix;
}

function readKind(text: string): BalanceMix {
  const [assets = [], liabilities = []] = text.split('|').map((side) => side.split(' ').map(Number));
  return {
    assets: GENERAL_ASSETS.map((name, at) => [name, assets[at] ?? 0] as const),
    liabilities: GENERAL_LIABILITIES.map((name, at) => [name, liabilities[at] ?? 0] as const),
    cash: 'cash',
  };
}
