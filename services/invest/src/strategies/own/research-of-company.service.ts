import { Injectable } from '@nestjs/common';
import type { companyResearchCalls } from '@console/contract-invest';
import { MESSAGES, Refusal, type OutputOf, type Session } from '@console/contract-core';
import { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';
import { codesOfCompanies } from '../named-stocks.ts';
import { CompanyPoolsService } from '../pool/company-pools.service.ts';

type Found = OutputOf<(typeof companyResearchCalls)['researchOfCompany']>;

/** In which of the tenant's strategies and pools a company is. */
@Injectable()
export class ResearchOfCompanyService {
  constructor(
    private readonly database: DataSource,
    private readonly pools: CompanyPoolsService,
  ) {}

  /** @throws Refusal notFound of a company that the tenant does not have */
  async find({ tenantId }: Session, corpId: number): Promise<Found> {
    const code = (await codesOfCompanies(this.database, tenantId, [corpId])).get(corpId);
    if (code === undefined) throw new Refusal(MESSAGES.notFound);
    const [strategies, styles] = await Promise.all([
      this.strategies(tenantId, code),
      this.pools.find(tenantId, code),
    ]);
    return { strategies, styles: [...styles] };
  }

  /** Strategies that hold it at the close of their newest day; running ones first, then by weight. */
  private async strategies(tenantId: string, code: string): Promise<Found['strategies']> {
    const rows = await queries(this.database)
      .selectFrom('invest.strategy as s')
      .innerJoin('invest.strategy_holding as h', (on) =>
        on.onRef('h.strategy_id', '=', 's.id').onRef('h.report_date', '=', 's.last_date'),
      )
      .select(['s.id as strategyId', 's.name as strategyName', 's.strategy_type as strategyType'])
      .select(['s.status', 'h.report_date as reportDate', 'h.shares', 'h.value', 's.assets'])
      .where('s.tenant_id', '=', tenantId)
      .where('s.removed_at', 'is', null)
      .where('h.code', '=', code)
      .execute();
    return rows
      .map(({ shares, value, assets, ...row }) => ({
        ...row,
        strategyType: row.strategyType as Found['strategies'][number]['strategyType'],
        status: row.status as Found['strategies'][number]['status'],
        heldNum: Number(shares),
        realityWeight: Number(value) / Number(assets),
      }))
      .sort((one, other) => other.status - one.status || other.realityWeight - one.realityWeight);
  }
}
