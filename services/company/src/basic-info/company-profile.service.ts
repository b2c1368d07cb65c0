import { Injectable } from '@nestjs/common';
import type { basicInfoCalls } from '@console/contract-company';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { joined } from '@console/market/facts';
import { expressionBuilder } from 'kysely';
import type { Places } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../facts/share-of-company.ts';
import { queries, template, type Tables } from '../queries.ts';

type Profile = OutputOf<typeof basicInfoCalls.companyProfile>;
type Fund = OutputOf<typeof basicInfoCalls.fundProfile>;
type Staff = OutputOf<typeof basicInfoCalls.staffComposition>;

const { ref } = expressionBuilder<{ readonly f: Tables['market.etf_profile'] }, 'f'>();
const FUND = [
  joined('.', ref('f.etf_code'), ref('f.exchange')).as('fundCode'),
  'f.full_name as fundName',
  'f.name as fundShortName',
  'f.fund_status as fundStatus',
  'f.fund_shares as fundShares',
  'f.fund_scale as fundScale',
  'f.as_of_date as reportDate',
  'f.established_date as establishedDate',
  'f.expiry_date as expiryDate',
  'f.supervisor as fundSupervisor',
  'f.fund_manager as fundManager',
  'f.benchmark',
  'f.invest_scope as investSocpe',
  'f.invest_objective as investObjective',
  'f.invest_range as investRange',
  'f.invest_philosophy as investPhilosophy',
  'f.invest_strategy as investStrategy',
] as const;

/** The profile of a company, the fund it was added from, and its staff. 404 as `ShareOfCompany`. */
@Injectable()
export class CompanyProfileService {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  /** The company's profile; null while the market has none. */
  async profile(session: Session, dataId: number): Promise<Profile> {
    const securityId = await this.shares.of(session, dataId);
    const [profile] = await profileOf(this.database, { securityId });
    return profile ?? null;
  }

  /** The fund of the tenant's ETF industry, else the one with the largest part of itself in the company. */
  async fund(
    session: Session,
    { dataId, industryId }: InputOf<typeof basicInfoCalls.fundProfile>,
  ): Promise<Fund> {
    const securityId = await this.shares.of(session, dataId);
    const named = industryId === undefined ? null : await this.fundOf(session, industryId);
    return named ?? (await this.fundHolding(securityId));
  }

  /** The staff year by year, newest first. */
  async staff(session: Session, dataId: number): Promise<Staff> {
    const securityId = await this.shares.of(session, dataId);
    const own = queries(this.database)
      .selectFrom('market.staff_composition as t')
      .where('t.security_id', '=', securityId);
    const [content, newest] = await Promise.all([
      own
        .select([
          't.year',
          't.production_staff as productionStaffNum',
          't.sales_staff as salesStaffNum',
          't.technical_staff as techNum',
          't.financial_staff as financialNum',
          't.administrative_staff as executiveStaffNum',
          't.management_staff as manageStaffNum',
          't.other_staff as otherNum',
          't.total_staff as staffNum',
        ])
        .orderBy('t.year', 'desc')
        .execute(),
      own.select(({ fn }) => fn.max('t.announce_date').as('asOf')).executeTakeFirst(),
    ]);
    return { content, asOf: newest?.asOf ?? null };
  }

  /**
   * The fund of an ETF industry, whose code is its fund's; industries above the funds have codes of indexes and Shenwan
   * industries.
   */
  private async fundOf({ tenantId }: Session, industryId: number): Promise<Fund> {
    const fund = await queries(this.database)
      .selectFrom('ecology.industry as i')
      .innerJoin('market.etf_profile as f', 'f.etf_code', 'i.code')
      .select(FUND)
      .where('i.tenant_id', '=', tenantId)
      .where('i.id', '=', industryId)
      .where('i.variant', '=', 'etf')
      .executeTakeFirst();
    return fund ?? null;
  }

  private async fundHolding(securityId: number): Promise<Fund> {
    const fund = await queries(this.database)
      .selectFrom('market.etf_constituent as held')
      .innerJoin('market.etf_profile as f', 'f.etf_code', 'held.etf_code')
      .select(FUND)
      .where('held.security_id', '=', securityId)
      .where('held.as_of_date', '=', ({ selectFrom }) =>
        selectFrom('market.etf_constituent as k')
          .select(({ fn }) => fn.max('k.as_of_date').as('newest'))
          .whereRef('k.etf_code', '=', 'held.etf_code'),
      )
      .orderBy('held.weight', 'desc')
      .orderBy('held.etf_code')
      .limit(1)
      .executeTakeFirst();
    return fund ?? null;
  }
}

const profileOf = template((queries, { securityId }: Places<{ securityId: number }>) =>
  queries
    .selectFrom('market.company_profile')
    .select([
      'chinese_name as corpCnName',
      'english_name as corpEnName',
      'province',
      'city',
      'national_industry as nationalEcoIndustry',
      'registered_capital as regCapital',
      'established_date as establishedDate',
      'credit_code as unifiedSocialCreditCode',
      'website',
      'office_address as officeAddress',
      'registered_address as registeredAddress',
      'phone',
      'legal_representative as legalRepresentative',
      'board_secretary as boardSecretary',
      'business_scope as operatingScope',
      'profile as corpProfile',
    ])
    .where('security_id', '=', securityId),
);
