import type { FoundIndustry, InputOf, platformIndustryCalls, Session } from '@console/contract-core';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { foundIndustries } from './found-industries.ts';

/** Finds industries of the tenant while a user types. */
@Injectable()
export class SearchService {
  constructor(private readonly database: DataSource) {}

  /** Shenwan's and the tenant's own before those of other classifications, the upper levels first. */
  async find(
    { tenantId }: Session,
    input: InputOf<typeof platformIndustryCalls.findIndustries>,
  ): Promise<FoundIndustry[]> {
    const industries = await queries(this.database)
      .selectFrom('ecology.industry as i')
      .select(['i.id', 'i.parent_id as parentId', 'i.name', 'i.code', 'i.variant'])
      .where('i.tenant_id', '=', tenantId)
      .where('i.removed_at', 'is', null)
      .orderBy('i.variant', 'desc')
      .orderBy('i.level')
      .orderBy('i.code')
      .execute();
    return foundIndustries(industries, input);
  }
}
