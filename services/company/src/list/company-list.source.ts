import { Injectable } from '@nestjs/common';
import { companyTables } from '@console/contract-company';
import type { Page, RowOf, Session } from '@console/contract-core';
import { businessDate, PE_OF_QUOTE, shenwanPath } from '@console/market/read';
import { requireAuthority } from '@console/node-kit/auth';
import { remembered } from '@console/node-kit/clock';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { keyedPages } from '@console/node-kit/queries';
import { expressionBuilder } from 'kysely';
import { DataSource } from 'typeorm';
import { isKept } from '../facts/present-companies.ts';
import type { Tables } from '../queries.ts';
import { listConditions } from './list-conditions.ts';

const AS_OF_FRESH_MS = 1000;

type List = typeof companyTables.list;

/**
 * The tenant's companies with their latest figures. Refuses (403) domestic ones to a user who may only see overseas
 * ones.
 */
@Injectable()
export class CompanyListSource implements TableSource<List> {
  private readonly asOf = remembered(AS_OF_FRESH_MS, () => businessDate(this.database));

  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<List>, session: Session): Promise<Page<RowOf<List>>> {
    // No overseas market is loaded: the page is empty, and not the domestic one.
    if (query.filter.market === 'overseas') return { totalElements: 0, content: [], asOf: null };
    requireAuthority('gssjk_gn', session);
    const [page, asOf] = await Promise.all([this.rows(query, session), this.asOf()]);
    return { ...page, asOf };
  }

  /** Every security has one row in each joined table, so inner joins drop none and any index may be read first. */
  private rows(query: TableQuery<List>, { tenantId }: Session): Promise<Omit<Page<RowOf<List>>, 'asOf'>> {
    return pageOf(this.database, query, tenantId);
  }
}

interface Listed {
  readonly c: Tables['ecology.company'];
  readonly s: Tables['market.security'];
  readonly q: Tables['market.latest_quote'];
  readonly path: { readonly names: string | null };
}
const { ref } = expressionBuilder<Listed, keyof Listed>();

const COLUMNS = {
  corpId: ref('c.id'),
  stockCode: ref('s.code'),
  shortName: ref('s.name'),
  exchange: ref('s.exchange'),
  releaseInfoNames: ref('path.names'),
  close: ref('q.close'),
  changeRate: ref('q.change_rate'),
  totalCapital: ref('q.total_capital'),
  floatCapitalOfShares: ref('q.float_capital'),
  amount: ref('q.amount'),
  turnoverRate: ref('q.turnover_rate'),
  ...PE_OF_QUOTE,
  pb: ref('q.pb'),
  ps: ref('q.ps'),
  typeTime: ref('c.type_time'),
  date: ref('q.trade_date'),
  status: ref('c.status'),
  version: ref('c.version'),
};
const OF_QUOTE = ['close', 'changeRate', 'totalCapital', 'pe', 'pb', 'ps', 'date'] as const;
const TIES = {
  stockCode: ref('s.exchange'),
  ...Object.fromEntries(OF_QUOTE.map((column) => [column, ref('q.security_id')])),
};

type WithCompanies = Tables & { readonly c: Tables['ecology.company'] };

const pageOf = keyedPages<Tables, List, WithCompanies, 'c'>(
  companyTables.list,
  (queries, tenantId, filter) => ({
    from: queries.selectFrom('ecology.company as c'),
    tenant: { column: ref('c.tenant_id'), id: tenantId },
    where: [isKept, ...listConditions(filter)],
    joins: {
      s: (rows) => rows.innerJoin('market.security as s', 's.id', 'c.security_id'),
      q: (rows) => rows.innerJoin('market.latest_quote as q', 'q.security_id', 'c.security_id'),
    },
    details: (rows) => rows.leftJoin(shenwanPath(queries), 'path.security_id', 'c.security_id'),
    key: ref('c.id'),
    ties: TIES,
    columns: COLUMNS,
  }),
);
