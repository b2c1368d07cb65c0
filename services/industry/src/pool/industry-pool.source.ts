import { Injectable } from '@nestjs/common';
import { industryTables } from '@console/contract-industry';
import type { Page, RowOf, Session } from '@console/contract-core';
import { IndustryReader, poolWithin } from '@console/ecology';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { keyedPage } from '@console/node-kit/queries';
import { expressionBuilder, sql } from 'kysely';
import { DataSource } from 'typeorm';
import { queries, type Tables } from '../queries.ts';

type Pool = typeof industryTables.industryPool;

/** The companies of an industry and of all below it. Refuses with 404 an industry the tenant does not have. */
@Injectable()
export class IndustryPoolSource implements TableSource<Pool> {
  constructor(
    private readonly database: DataSource,
    private readonly reader: IndustryReader,
  ) {}

  async page(query: TableQuery<Pool>, { tenantId }: Session): Promise<Page<RowOf<Pool>>> {
    const { dataId } = query.filter;
    await this.reader.namePath(tenantId, dataId);
    const { content, totalElements } = await keyedPage(this.database, industryTables.industryPool, query, {
      from: queries(this.database)
        .selectFrom(poolWithin(this.database, tenantId, dataId).as('p'))
        .innerJoin('market.security as s', 's.id', 'p.security_id'),
      // The pool itself is the tenant's.
      tenant: 'shared',
      where: [],
      key: e.ref('p.company_id'),
      columns: COLUMNS,
      countNow: true,
    });
    const skipped = query.page * query.size;
    return {
      totalElements,
      content: content.map((row, at) => ({ ...row, no: skipped + at + 1 })),
      asOf: null,
    };
  }
}

interface Pooled {
  readonly p: { readonly company_id: number; readonly security_id: number; readonly joined_at: string };
  readonly s: Tables['market.security'];
}
const e = expressionBuilder<Pooled, keyof Pooled>();

const COLUMNS = {
  id: sql<string>`CAST(${e.ref('p.company_id')} AS CHAR)`,
  corpId: e.ref('p.company_id'),
  stockCode: e.ref('s.code'),
  shortName: e.ref('s.name'),
  createdTime: e.ref('p.joined_at'),
  /** Known once the page is. */
  no: sql<number>`0`,
};
