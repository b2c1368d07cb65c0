import { Injectable } from '@nestjs/common';
import type { industryEntries } from '@console/contract-industry';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { joined } from '@console/market/facts';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { fundOfIndustry } from './fund-of-industry.ts';

type Overview = typeof industryEntries.fundOverview;

/** The funds that ETF industries are. Refuses with 404 an industry the tenant does not have. */
@Injectable()
export class FundService {
  constructor(private readonly database: DataSource) {}

  /** Null where the industry is no fund. */
  async overview({ tenantId }: Session, { dataId }: InputOf<Overview>): Promise<OutputOf<Overview>> {
    const code = await fundOfIndustry(this.database, tenantId, dataId);
    if (code === null) return null;
    const fund = await queries(this.database)
      .selectFrom('market.etf_profile as f')
      .where('f.etf_code', '=', code)
      .select(({ ref }) => [
        'f.name as industryName',
        joined('.', ref('f.etf_code'), ref('f.exchange')).as('industryCode'),
        'f.full_name as fundName',
        'f.fund_status as fundStatus',
        'f.fund_shares as fundShares',
        'f.fund_scale as fundScale',
        'f.as_of_date as reportDate',
        'f.established_date as fundEstNormDate',
        'f.expiry_date as fundExpNormDate',
        'f.supervisor as fundSupervisor',
        'f.fund_manager as fundManager',
        'f.benchmark as perfComparativeBenchmark',
        'f.invest_objective as investObjective',
        'f.invest_scope as investSocpe',
        'f.invest_range as investRange',
        'f.invest_philosophy as investPhilosophy',
        'f.invest_strategy as investStrategy',
      ])
      .executeTakeFirst();
    return fund ?? null;
  }
}
