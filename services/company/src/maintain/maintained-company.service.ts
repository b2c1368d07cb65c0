import { Injectable } from '@nestjs/common';
import type { companyCalls, MaintainedCompany } from '@console/contract-company';
import { MESSAGES, Refusal, type InputOf } from '@console/contract-core';
import { industriesOf } from '@console/ecology';
import { queriesOf } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import { presentCompanies } from '../facts/present-companies.ts';
import { queries } from '../queries.ts';

/** A company and its industries, as the forms read them. Refuses (404) one that is not the tenant's. */
@Injectable()
export class MaintainedCompanyService {
  constructor(private readonly database: DataSource) {}

  async company(tenantId: string, corpId: number): Promise<MaintainedCompany> {
    const row = await presentCompanies(queries(this.database), tenantId)
      .innerJoin('market.security as s', 's.id', 'c.security_id')
      .select(['c.id as corpId', 's.name as shortName', 's.code as stockCode', 's.exchange', 'c.listed'])
      .select(['c.concept_theme as conceptTheme', 'c.main_product_name as mainProductName', 'c.version'])
      .where('c.id', '=', corpId)
      .executeTakeFirst();
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
    const rows = await industriesOf(queriesOf(this.database), tenantId, corpId)
      .select('i.id')
      .where('i.variant', '=', type)
      .orderBy('i.code')
      .execute();
    return rows.map(({ id }) => id);
  }

  private async require(tenantId: string, corpId: number): Promise<void> {
    const found = await presentCompanies(queries(this.database), tenantId)
      .select('c.id')
      .where('c.id', '=', corpId)
      .executeTakeFirst();
    if (!found) throw new Refusal(MESSAGES.notFound);
  }
}
