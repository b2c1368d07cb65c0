import { Injectable } from '@nestjs/common';
import type { companyCalls, MaintainedCompany } from '@console/contract-company';
import { MESSAGES, Refusal, type InputOf } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';

/** What is kept of a company and its industries, as the forms read it. Refuses (404) what is not the tenant's. */
@Injectable()
export class MaintainedCompanyService {
  constructor(private readonly database: DataSource) {}

  async company(tenantId: string, corpId: number): Promise<MaintainedCompany> {
    const [row] = await this.database.query<Omit<MaintainedCompany, 'industryIds'>[]>(
      `SELECT c.id AS corpId, s.name AS shortName, s.code AS stockCode, s.exchange, c.listed,
              c.concept_theme AS conceptTheme, c.main_product_name AS mainProductName, c.version
         FROM ${tableName('ecology', 'company')} c
         JOIN ${tableName('market', 'security')} s ON s.id = c.security_id
        WHERE c.tenant_id = ? AND c.id = ? AND c.deleted_at IS NULL`,
      [tenantId, corpId],
    );
    if (!row) throw new Refusal(MESSAGES.notFound);
    return { ...row, industryIds: await this.industryIds(tenantId, { corpId, type: 'ecology' }) };
  }

  async industries(
    tenantId: string,
    input: InputOf<typeof companyCalls.industriesOfCompany>,
  ): Promise<number[]> {
    await this.require(tenantId, input.corpId);
    return this.industryIds(tenantId, input);
  }

  private async industryIds(
    tenantId: string,
    { corpId, type }: InputOf<typeof companyCalls.industriesOfCompany>,
  ): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT i.id FROM ${tableName('ecology', 'membership')} m
         JOIN ${tableName('ecology', 'industry')} i ON i.id = m.industry_id AND i.tenant_id = m.tenant_id
        WHERE m.tenant_id = ? AND m.company_id = ? AND m.valid_to IS NULL
          AND i.variant = ? AND i.removed_at IS NULL ORDER BY i.code`,
      [tenantId, corpId, type],
    );
    return rows.map(({ id }) => id);
  }

  private async require(tenantId: string, corpId: number): Promise<void> {
    const found = await this.database.query<unknown[]>(
      `SELECT 1 FROM ${tableName('ecology', 'company')} WHERE tenant_id = ? AND id = ? AND deleted_at IS NULL`,
      [tenantId, corpId],
    );
    if (found.length === 0) throw new Refusal(MESSAGES.notFound);
  }
}
