import {
  ASSET_LINES,
  LIABILITY_LINES,
  linesOf,
  type BalanceLine,
  type FigureOf,
  type StatementLine,
} from '@console/market/schema';
import type { DemoCompany, StatementTemplate } from '../world/world.ts';

export type BalanceName = FigureOf<BalanceLine>;

/** The composition of a balance sheet as weights, roughly percent: only the proportions count. */
export interface BalanceMix {
  readonly assets: readonly (readonly [BalanceName, number])[];
  readonly liabilities: readonly (readonly [BalanceName, number])[];
  /** The asset that takes the rounding remainder. */
  readonly cash: BalanceName;
}

const KINDS = ['maker', 'heavy', 'light', 'builder', 'property', 'retail', 'consumer', 'broker'] as const;
const COLUMNS = [...KINDS, 'bank', 'insurer'] as const;
type Kind = (typeof COLUMNS)[number];

/**
 * line | its weight in each of COLUMNS, `-` for none. Goodwill and an insurer's reserves have none at all: they
 * follow from the income statement. A line that is not here yet has USUAL.
 */
const ROWS = `
cash_and_central_bank - - - - - - - - 7 -
interbank_deposits - - - - - - - - 2 -
placements - - - - - - - - 3 -
cash 18 12 26 15 11 20 28 25 - 4
trading_financial_assets 5 2 10 1 .5 4 8 30 8 18
derivative_assets - - - - - - - - 0.3 -
reverse_repos - - - - - - - - 2.5 1.5
loans - - - - - - - - 54 -
premiums_receivable - - - - - - - - - 1.5
reinsurance_receivables - - - - - - - - - 1
policy_loans - - - - - - - - - 4
time_deposits - - - - - - - - - 6
statutory_deposits - - - - - - - - - 0.6
notes_receivable 3 2 1 1.5 .1 .5 2 0 - -
accounts_receivable 15 6 17 20 2 8 6 2 - -
receivables_financing 3 3 .5 1 0 .2 1 0 - -
prepayments 2 2 1.5 2.5 2 5 1.5 .2 - -
other_receivables 1 1 1.5 3 9 2 .7 2 - -
inventories 13 9 7 7 52 18 15 0 - -
contract_assets 1 .3 3 19 1 0 0 0 - -
noncurrent_assets_due .3 .2 .3 1 .5 .2 .2 0 - -
other_current_assets 2 1.5 1.5 2 3 2 2 10 - -
debt_investments .3 .2 .5 .5 .2 .3 .5 8 14 24
other_debt_investments - - - - - - - - 7 16
long_term_receivables .5 .5 .8 5 .5 .5 .3 0 - -
long_term_equity_investments 4 6 6 5 6 4 4 3 0.1 6
other_equity_investments 1.5 1 3 1.5 1 1.5 1.5 5 0.2 5
investment_property .8 .6 1 1 8 6 1 .3 0.05 1.5
fixed_assets 18 36 7 7 2.5 14 17 1.5 0.5 1.5
construction_in_progress 4 8 1 1.5 .5 2 4 .3 0.1 0.2
right_of_use_assets 1 1 1.5 .4 .3 8 1.2 .5 0.2 0.2
intangible_assets 5 6 4 4 .5 3 4 .6 0.1 0.8
development_expenditure .4 .1 2 0 0 0 .1 0 - -
goodwill - - - - - - - - - -
long_term_deferred_expenses .6 .5 .8 .3 .2 2 1 .2 - -
deferred_tax_assets 1.2 1 2 1.5 2 1 1.5 1 0.8 1
other_noncurrent_assets 1.5 2 1.5 3 .8 1 1 2 - -
other_assets - - - - - - - - 0.9 2
central_bank_borrowings - - - - - - - - 3 -
deposits_from_banks - - - - - - - - 10 -
placements_from_banks - - - - - - - - 2.5 -
trading_liabilities - - - - - - - - 0.3 0.5
derivative_liabilities - - - - - - - - 0.3 -
repos - - - - - - - - 3 5
customer_deposits - - - - - - - - 66 -
short_term_borrowings 20 20 14 14 4 18 14 6 - 0.2
notes_payable 9 8 5 8 2 8 6 0 - -
accounts_payable 28 22 28 44 15 28 26 4 - -
advances_received .3 .3 .4 .2 .6 1 .4 0 - -
premiums_in_advance - - - - - - - - - 0.7
commissions_payable - - - - - - - - - 0.5
reinsurance_payables - - - - - - - - - 0.8
contract_liabilities 5 4 16 9 38 10 14 .5 - -
payroll_payable 4 2.5 9 1.2 .5 2.5 6 3 0.4 0.6
taxes_payable 2.5 2.5 3.5 2.5 5 2.5 6 1.5 0.25 0.3
claims_payable - - - - - - - - - 1.2
policy_dividends_payable - - - - - - - - - 1
policyholder_deposits - - - - - - - - - 18
unearned_premium_reserve - - - - - - - - - -
outstanding_claims_reserve - - - - - - - - - -
life_insurance_reserve - - - - - - - - - -
long_term_health_reserve - - - - - - - - - -
other_payables 5 6 6 6 14 8 12 50 - -
noncurrent_liabilities_due 4 7 3 4 7 5 3 3 - -
other_current_liabilities 2 3 2.5 4 4 2 3 12 - -
long_term_borrowings 11 16 4 9 10 5 4 1 - 0.3
bonds_payable 2 4 2 2 4 1.5 1 18 11 2.5
lease_liabilities 1.5 1.2 2.5 .4 .5 9 2 .8 0.15 0.2
long_term_payables 1 1.5 .5 .8 .3 .5 .5 0 - -
provisions .5 .8 .8 .3 .2 .4 .4 .2 0.2 0.1
deferred_income 3 1.2 3 .2 .1 .4 2.5 0 - -
deferred_tax_liabilities 1.5 1 1.8 .4 1.2 1 1.8 .6 0.02 0.5
other_noncurrent_liabilities .8 .6 .6 .8 .5 .5 .5 .5 - -
other_liabilities - - - - - - - - 1.5 3
`;
const USUAL = 0.5;

const WEIGHTS: ReadonlyMap<string, readonly string[]> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => row.split(' '))
    .map(([name = '', ...weights]) => [name, weights]),
);

/** Level-1 industries that do not make goods. */
const KIND_OF: Readonly<Record<string, Kind>> = {
  801030: 'heavy',
  801040: 'heavy',
  801050: 'heavy',
  801160: 'heavy',
  801170: 'heavy',
  801710: 'heavy',
  801950: 'heavy',
  801960: 'heavy',
  801750: 'light',
  801760: 'light',
  801210: 'light',
  801720: 'builder',
  801970: 'builder',
  801180: 'property',
  801200: 'retail',
  801110: 'consumer',
  801120: 'consumer',
  801980: 'consumer',
  801790: 'broker',
};

const known = new Map<Kind, BalanceMix>();

export function mixOf({ template, industry }: Pick<DemoCompany, 'template' | 'industry'>): BalanceMix {
  const kind = template === 'general' ? (KIND_OF[industry.code] ?? 'maker') : template;
  const mix = known.get(kind) ?? mixOfKind(kind, template);
  known.set(kind, mix);
  return mix;
}

/** The lines in the order of the definition; the first asset is cash. */
function mixOfKind(kind: Kind, template: StatementTemplate): BalanceMix {
  const assets = partsOf(ASSET_LINES, kind, template);
  const [cash] = assets;
  if (!cash) throw new Error(`no assets in ${template}`);
  return { assets, liabilities: partsOf(LIABILITY_LINES, kind, template), cash: cash[0] };
}

function partsOf<const L extends StatementLine>(
  lines: readonly L[],
  kind: Kind,
  template: StatementTemplate,
): BalanceMix['assets'] {
  return linesOf(lines, template).flatMap(({ name, indent }) => {
    const weight = WEIGHTS.get(name)?.[COLUMNS.indexOf(kind)] ?? USUAL;
    // A line that is neither a heading nor a total is one of the parts.
    return indent === 0 || weight === '-' ? [] : [[name as BalanceName, Number(weight)] as const];
  });
}
