import { fundPreferenceTables } from '@console/contract-company';
import { listedOn } from '@console/market';
import { tableName } from '@console/node-kit';
import { companyFacts } from '../facts/company-facts.ts';

const HELD = {
  fundHeldNum: 'fund_held_num',
  qfiiHeld: 'qfii_held_num',
  sifHeldNum: 'social_security_held_num',
  brokerHeld: 'broker_held_num',
  insuranceCorpHeld: 'insurance_held_num',
  trustCorpHeld: 'trust_held_num',
  nonFundHeld: 'non_fund_held_num',
} as const;
const CAPITAL = {
  fundHeldCapital: 'fund_held_capital',
  qfiiHeldCapital: 'qfii_held_capital',
  sifHeldCapital: 'social_security_held_capital',
  brokerHeldCapital: 'broker_held_capital',
  insuranceCorpHeldCapital: 'insurance_held_capital',
  trustCorpHeldCapital: 'trust_held_capital',
  nonFundHeldCapital: 'non_fund_held_capital',
} as const;
const PERCENT = {
  fundHeldPercent: 'fund_held_percent',
  nonFundHeldPercent: 'non_fund_held_percent',
} as const;

const OF_ONE = {
  from: `${tableName('market', 'institution_holding')} t`,
  key: 't.report_period',
  asOf: 't.report_period',
} as const;

export const OrgHeldSource = companyFacts(fundPreferenceTables.orgHeld, {
  ...OF_ONE,
  columns: { reportDate: 't.report_period', ...fromTable(HELD), ...fromTable(PERCENT) },
});

export const OrgHeldCapitalSource = companyFacts(fundPreferenceTables.orgHeldCapital, {
  ...OF_ONE,
  columns: { reportDate: 't.report_period', ...fromTable(CAPITAL), ...fromTable(PERCENT) },
});

/**
 * The company's own industry, of who was listed on the period's last day, summed up per period. Grouped by the company too, so that the condition on it
 * reaches the innermost table and no other industry is read.
 */
export const OrgHeldIndustrySource = companyFacts(fundPreferenceTables.orgHeldIndustry, {
  from: ofIndustry(`COUNT(*) AS corp_num, ${means()}`),
  counted: ofIndustry('COUNT(*) AS corp_num'),
  columns: {
    reportDate: 't.report_period',
    corpNum: 't.corp_num',
    ...fromTable(HELD),
    ...fromTable(CAPITAL),
    ...fromTable(PERCENT),
  },
  key: 't.report_period',
  asOf: 't.report_period',
});

function fromTable<const Columns extends Readonly<Record<string, string>>>(
  columns: Columns,
): Record<keyof Columns, string> {
  const entries = Object.entries(columns).map(([key, column]) => [key, `t.${column}`]);
  return Object.fromEntries(entries) as Record<keyof Columns, string>;
}

function ofIndustry(figures: string): string {
  return `(SELECT mine.security_id, held.report_period, ${figures}
             FROM ${tableName('market', 'sw_member')} mine
             JOIN ${tableName('market', 'sw_member')} peer ON peer.l1_code = mine.l1_code AND peer.valid_to IS NULL
             JOIN ${tableName('market', 'institution_holding')} held ON held.security_id = peer.security_id
             JOIN ${tableName('market', 'security')} s
               ON s.id = peer.security_id AND ${listedOn('s', 'held.report_period')}
            WHERE mine.valid_to IS NULL
            GROUP BY mine.security_id, held.report_period) t`;
}

/** Of doubles: the mean of bigints is a DECIMAL, slow to sum and text to the driver. */
function means(): string {
  return Object.values({ ...HELD, ...CAPITAL, ...PERCENT })
    .map((column) => `AVG(held.${column} * 1e0) AS ${column}`)
    .join(', ');
}
