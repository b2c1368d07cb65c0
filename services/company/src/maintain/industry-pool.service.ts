import { Injectable } from '@nestjs/common';
import type { companyCalls, PoolCompany } from '@console/contract-company';
import { COMPANY_MESSAGES, MESSAGES, Refusal, type InputOf, type OutputOf } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { companyCondition } from '../search/company-condition.ts';

type Asked = InputOf<typeof companyCalls.companiesOfIndustry>;
type Pool = OutputOf<typeof companyCalls.companiesOfIndustry>;

/** The companies of an industry beside those that may be put into it. */
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
    const [industry] = await this.database.query<{ level: number }[]>(
      `SELECT level FROM ${tableName('ecology', 'industry')}
        WHERE tenant_id = ? AND id = ? AND removed_at IS NULL`,
      [tenantId, industryId],
    );
    if (!industry) throw new Refusal(MESSAGES.notFound);
    const { level } = industry;
    if (industryLevel !== undefined && industryLevel !== level)
      throw new Refusal(COMPANY_MESSAGES.otherLevel, { level });
  }

  /** The tenant's companies by code, as far as they are searched for. */
  private all(tenantId: string, { industryId, keyword, size }: Asked): Promise<PoolCompany[]> {
    const searched = keyword === undefined ? { sql: 'TRUE', values: [] } : companyCondition(keyword);
    return this.database.query(
      `SELECT ${POOL_COLUMNS} FROM ${tableName('ecology', 'company')} c
         JOIN ${tableName('market', 'security')} s ON s.id = c.security_id
         LEFT JOIN ${tableName('ecology', 'membership')} m ON m.company_id = c.id AND m.industry_id = ?
           AND m.tenant_id = c.tenant_id AND m.valid_to IS NULL
        WHERE c.tenant_id = ? AND c.deleted_at IS NULL AND (${searched.sql}) ORDER BY s.code, c.id LIMIT ?`,
      [industryId, tenantId, ...searched.values, size],
    );
  }

  private members(tenantId: string, industryId: number): Promise<PoolCompany[]> {
    return this.database.query(
      `SELECT ${POOL_COLUMNS} FROM ${tableName('ecology', 'membership')} m
         JOIN ${tableName('ecology', 'company')} c ON c.id = m.company_id AND c.tenant_id = m.tenant_id
         JOIN ${tableName('market', 'security')} s ON s.id = c.security_id
        WHERE m.tenant_id = ? AND m.industry_id = ? AND m.valid_to IS NULL AND c.deleted_at IS NULL
        ORDER BY s.code, c.id`,
      [tenantId, industryId],
    );
  }
}

const POOL_COLUMNS = 'c.id AS corpId, s.code AS stockCode, s.name AS shortName, m.created_at AS createdTime';
