import { Injectable } from '@nestjs/common';
import type { ComparedFund, industryEntries } from '@console/contract-industry';
import { MESSAGES, Refusal, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { joined } from '@console/market/facts';
import { fundOverlap, type FundWeights } from '@console/quant';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { fundHoldings, holdingDays, type FundHolding } from './fund-holdings.ts';
import { fundOfIndustry } from './fund-of-industry.ts';
import { fundTracking } from './fund-tracking.ts';
import { lookThrough } from './look-through.ts';
import { partNames } from './part-names.ts';

type Comparison = typeof industryEntries.fundComparison;

interface Read {
  readonly fund: ComparedFund;
  readonly holdings: readonly FundHolding[];
  readonly asOf: string | null;
}

/** Funds by industry, beside one another. */
@Injectable()
export class FundComparisonService {
  constructor(private readonly database: DataSource) {}

  /** Refuses (404) an industry that the tenant does not have, and one that is no fund. */
  async compare({ tenantId }: Session, { industryIds }: InputOf<Comparison>): Promise<OutputOf<Comparison>> {
    const names = await partNames(this.database);
    const found = await Promise.all(
      [...new Set(industryIds)].map((industryId) => this.read(tenantId, industryId, names)),
    );
    const [first, second] = found;
    const days = found.flatMap(({ asOf }) => asOf ?? []).sort();
    return {
      funds: found.map(({ fund }) => fund),
      overlap: first && second ? fundOverlap(weightsOf(first), weightsOf(second)) : null,
      asOf: days.at(-1) ?? null,
    };
  }

  private async read(
    tenantId: string,
    industryId: number,
    names: ReadonlyMap<string, string>,
  ): Promise<Read> {
    const code = await fundOfIndustry(this.database, tenantId, industryId);
    if (code === null) throw new Refusal(MESSAGES.notFound);
    const profile = await queries(this.database)
      .selectFrom('market.etf_profile as f')
      .leftJoin('market.index_profile as x', 'x.index_code', 'f.index_code')
      .where('f.etf_code', '=', code)
      .select(({ ref }) => [
        'f.name as fundName',
        joined('.', ref('f.etf_code'), ref('f.exchange')).as('fundCode'),
        'f.index_code as index',
        'x.name as indexName',
      ])
      .executeTakeFirstOrThrow();
    const { index, ...named } = profile;
    const [days, followed] = await Promise.all([
      holdingDays(this.database, code, 1),
      fundTracking(this.database, code, index),
    ]);
    const holdings = await fundHoldings(this.database, code, days);
    const parts = lookThrough(holdings).map((part) => ({
      ...part,
      industryName: names.get(part.industryCode) ?? part.industryCode,
    }));
    const fund = {
      ...named,
      industryId,
      holdingsAsOf: days[0] ?? null,
      parts,
      tracking: followed.tracking,
    };
    return { fund, holdings, asOf: followed.asOf };
  }
}

const weightsOf = ({ holdings }: Read): FundWeights =>
  new Map(holdings.map(({ securityId, weight }) => [securityId, weight]));
