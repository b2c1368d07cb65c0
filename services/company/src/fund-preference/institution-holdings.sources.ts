import { fundPreferenceTables } from '@console/contract-company';
import { facts, isListedOn, type Mart } from '@console/market/facts';
import { sql } from 'kysely';
import { companySource } from '../facts/company-source.ts';

const HELD = {
  qfiiHeld: 'qfii_held_num',
  sifHeldNum: 'social_security_held_num',
  brokerHeld: 'broker_held_num',
  insuranceCorpHeld: 'insurance_held_num',
  trustCorpHeld: 'trust_held_num',
  nonFundHeld: 'non_fund_held_num',
} as const;
const CAPITAL = {
  sifHeldCapital: 'social_security_held_capital',
  insuranceCorpHeldCapital: 'insurance_held_capital',
  trustCorpHeldCapital: 'trust_held_capital',
} as const;
const MEANS = [
  'fund_held_num',
  'qfii_held_num',
  'social_security_held_num',
  'broker_held_num',
  'insurance_held_num',
  'trust_held_num',
  'non_fund_held_num',
  'fund_held_capital',
  'qfii_held_capital',
  'social_security_held_capital',
  'broker_held_capital',
  'insurance_held_capital',
  'trust_held_capital',
  'non_fund_held_capital',
  'fund_held_percent',
  'non_fund_held_percent',
] as const;

export const OrgHeldSource = companySource(
  facts(fundPreferenceTables.orgHeld, {
    of: 'market.institution_holding',
    columns: { reportDate: 'report_period', ...HELD },
  }),
);

export const OrgHeldCapitalSource = companySource(
  facts(fundPreferenceTables.orgHeldCapital, {
    of: 'market.institution_holding',
    columns: { reportDate: 'report_period', ...CAPITAL },
  }),
);

/**
 * The holdings in the company's own industry, for shares listed on the period's last day. Grouped by the company too,
 * so that a condition on it is applied to the innermost table and no other industry is read.
 */
const inIndustry = (mart: Mart) =>
  mart
    .selectFrom('market.sw_member as mine')
    .innerJoin('market.sw_member as peer', (on) =>
      on.onRef('peer.l1_code', '=', 'mine.l1_code').on('peer.valid_to', 'is', null),
    )
    .innerJoin('market.institution_holding as held', 'held.security_id', 'peer.security_id')
    .innerJoin('market.security as s', (on) =>
      on
        .onRef('s.id', '=', 'peer.security_id')
        .on(({ ref }) =>
          isListedOn(
            { listed: ref('s.list_date'), delisted: ref('s.delist_date') },
            ref('held.report_period'),
          ),
        ),
    )
    .where('mine.valid_to', 'is', null)
    .groupBy(['mine.security_id', 'held.report_period'])
    .select(({ fn }) => ['mine.security_id', 'held.report_period', fn.countAll<number>().as('corp_num')]);

/**
 * The industry's means of doubles: a mean of bigints is a DECIMAL, which is slow to sum and which the driver returns as
 * text.
 */
const industryMeans = (mart: Mart) =>
  mart.selectFrom(
    inIndustry(mart)
      .select(({ ref }) =>
        MEANS.map((name) => sql<number | null>`AVG(${ref(`held.${name}`)} * 1e0)`.as(name)),
      )
      .as('t'),
  );

export const OrgHeldIndustrySource = companySource(
  facts(fundPreferenceTables.orgHeldIndustry, {
    from: industryMeans,
    counted: (mart) => mart.selectFrom(inIndustry(mart).as('t')) as ReturnType<typeof industryMeans>,
    columns: { reportDate: 'report_period', ...HELD, ...CAPITAL },
    key: ['report_period'],
    asOf: 'report_period',
  }),
);
