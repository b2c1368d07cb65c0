import { Injectable } from '@nestjs/common';
import type { companyCalls, PoolCompany } from '@console/contract-company';
import { COMPANY_MESSAGES, MESSAGES, Refusal, type InputOf, type OutputOf } from '@console/contract-core';
import { DataSource } from 'typeorm';
import { presentCompanies } from '../facts/present-companies.ts';
import { queries } from '../queries.ts';
import { companyCondition } from '../search/company-condition.ts';

type Asked = InputOf<typeof companyCalls.companiesOfIndustry>;
type Pool = OutputOf<typeof companyCalls.companiesOfIndustry>;

/** The companies of an industry beside those that may be added to it. */
@Injectable()
export class IndustryPoolService {
  constructor(private readonly database: DataSource) {}

  /** Refuses (404) an industry that is not the tenant's, and a level that is not the industry's. */
  async pool(tenantId: string, asked: Asked): Promise<Pool> {
    await this.refuseOtherLevel(tenantId, asked);
    const [AllCorp, IndustryIdCorp] = await Promise.all([
      this.all(tenantId, asked),
      this.members(tenantId, asked.industryId),
    ]);
    return { AllCorp, IndustryIdCorp };
  }

  private async refuseOtherLevel(tenantId: string, { industryId, industryLevel }: Asked): Promise<void> {
    const industry = await queries(this.database)
      .selectFrom('ecology.industry')
      .select('level')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', industryId)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (!industry) throw new Refusal(MESSAGES.notFound);
    const { level } = industry;
    if (industryLevel !== undefined && industryLevel !== level)
      throw new Refusal(COMPANY_MESSAGES.otherLevel, { level });
  }

  /** The tenant's companies by code, filtered by the search if there is one. */
  private all(tenantId: string, { industryId, keyword, size }: Asked): Promise<PoolCompany[]> {
    return presentCompanies(queries(this.database), tenantId)
      .innerJoin('market.security as s', 's.id', 'c.security_id')
      .leftJoin('ecology.membership as m', (on) =>
        on
          .onRef('m.company_id', '=', 'c.id')
          .on('m.industry_id', '=', industryId)
          .onRef('m.tenant_id', '=', 'c.tenant_id')
          .on('m.valid_to', 'is', null),
      )
      .select(POOL_COLUMNS)
      .$if(keyword !== undefined, (some) => some.where(companyCondition(keyword ?? '')))
      .orderBy('s.code')
      .orderBy('c.id')
      .limit(size)
      .execute();
  }

  private members(tenantId: string, industryId: number): Promise<PoolCompany[]> {
    return presentCompanies(queries(this.database), tenantId)
      .innerJoin('ecology.membership as m', (on) =>
        on
          .onRef('m.company_id', '=', 'c.id')
          .onRef('m.tenant_id', '=', 'c.tenant_id')
          .on('m.valid_to', 'is', null),
      )
      .innerJoin('market.security as s', 's.id', 'c.security_id')
      .select(POOL_COLUMNS)
      .where('m.industry_id', '=', industryId)
      .orderBy('s.code')
      .orderBy('c.id')
      .execute();
  }
}

const POOL_COLUMNS = [
  'c.id as corpId',
  's.code as stockCode',
  's.name as shortName',
  'm.created_at as createdTime',
] as const;
