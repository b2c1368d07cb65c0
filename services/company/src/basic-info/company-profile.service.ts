import { Injectable } from '@nestjs/common';
import type { basicInfoCalls } from '@console/contract-company';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../facts/share-of-company.ts';

type Profile = OutputOf<typeof basicInfoCalls.companyProfile>;
type Fund = OutputOf<typeof basicInfoCalls.fundProfile>;
type Staff = OutputOf<typeof basicInfoCalls.staffComposition>;

const FUND = `CONCAT(f.etf_code, '.', f.exchange) AS fundCode, f.full_name AS fundName, f.name AS fundShortName,
  f.fund_status AS fundStatus, f.fund_shares AS fundShares, f.fund_scale AS fundScale,
  f.as_of_date AS reportDate, f.established_date AS establishedDate, f.expiry_date AS expiryDate,
  f.supervisor AS fundSupervisor, f.fund_manager AS fundManager, f.benchmark,
  f.invest_scope AS investSocpe, f.invest_objective AS investObjective, f.invest_range AS investRange,
  f.invest_philosophy AS investPhilosophy, f.invest_strategy AS investStrategy`;

/** Who a company is, the fund it was opened from, who works for it. 404 as `ShareOfCompany`. */
@Injectable()
export class CompanyProfileService {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  /** Null while the market has no profile of it. */
  async profile(session: Session, dataId: number): Promise<Profile> {
    const securityId = await this.shares.of(session, dataId);
    const [profile] = await this.database.query<NonNullable<Profile>[]>(
      `SELECT chinese_name AS corpCnName, english_name AS corpEnName, province, city,
              national_industry AS nationalEcoIndustry, registered_capital AS regCapital,
              established_date AS establishedDate, credit_code AS unifiedSocialCreditCode, website,
              office_address AS officeAddress, registered_address AS registeredAddress, phone,
              legal_representative AS legalRepresentative, board_secretary AS boardSecretary,
              business_scope AS operatingScope, profile AS corpProfile
         FROM ${tableName('market', 'company_profile')} WHERE security_id = ?`,
      [securityId],
    );
    return profile ?? null;
  }

  /** The fund of the tenant's ETF industry, else that which holds most of itself in the company. */
  async fund(
    session: Session,
    { dataId, industryId }: InputOf<typeof basicInfoCalls.fundProfile>,
  ): Promise<Fund> {
    const securityId = await this.shares.of(session, dataId);
    const named = industryId === undefined ? null : await this.fundOf(session, industryId);
    return named ?? (await this.fundHolding(securityId));
  }

  /** Year by year, newest first. */
  async staff(session: Session, dataId: number): Promise<Staff> {
    const securityId = await this.shares.of(session, dataId);
    const table = tableName('market', 'staff_composition');
    const [content, [newest]] = await Promise.all([
      this.database.query<Staff['content']>(
        `SELECT year, production_staff AS productionStaffNum, sales_staff AS salesStaffNum,
                technical_staff AS techNum, financial_staff AS financialNum,
                administrative_staff AS executiveStaffNum, management_staff AS manageStaffNum,
                other_staff AS otherNum, total_staff AS staffNum
           FROM ${table} WHERE security_id = ? ORDER BY year DESC`,
        [securityId],
      ),
      this.database.query<{ asOf: string | null }[]>(
        `SELECT MAX(announce_date) AS asOf FROM ${table} WHERE security_id = ?`,
        [securityId],
      ),
    ]);
    return { content, asOf: newest?.asOf ?? null };
  }

  /** An ETF industry's code is its fund's; those above the funds have codes of indexes and Shenwan industries. */
  private async fundOf({ tenantId }: Session, industryId: number): Promise<Fund> {
    const [fund] = await this.database.query<NonNullable<Fund>[]>(
      `SELECT ${FUND} FROM ${tableName('ecology', 'industry')} i
         JOIN ${tableName('market', 'etf_profile')} f ON f.etf_code = i.code
        WHERE i.tenant_id = ? AND i.id = ? AND i.variant = 'etf'`,
      [tenantId, industryId],
    );
    return fund ?? null;
  }

  private async fundHolding(securityId: number): Promise<Fund> {
    const constituent = tableName('market', 'etf_constituent');
    const [fund] = await this.database.query<NonNullable<Fund>[]>(
      `SELECT ${FUND} FROM ${constituent} held
         JOIN ${tableName('market', 'etf_profile')} f ON f.etf_code = held.etf_code
        WHERE held.security_id = ?
          AND held.as_of_date = (SELECT MAX(k.as_of_date) FROM ${constituent} k WHERE k.etf_code = held.etf_code)
        ORDER BY held.weight DESC, held.etf_code LIMIT 1`,
      [securityId],
    );
    return fund ?? null;
  }
}
