import { Injectable } from '@nestjs/common';
import { investTables } from '@console/contract-invest';
import type { Page, RowOf, Session } from '@console/contract-core';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { keyedPage } from '@console/node-kit/queries';
import type { Expression, SqlBool } from 'kysely';
import { DataSource } from 'typeorm';
import { nameContaining } from '../../name-containing.ts';
import { presentStrategy, strategiesWithStyles, strategy, strategyColumns } from './strategy-reads.ts';

type List = typeof investTables.strategyList;

/** The tenant's strategies as a table. */
@Injectable()
export class StrategyListSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<List>, { tenantId, userId }: Session): Promise<Page<RowOf<List>>> {
    const found = await keyedPage(this.database, investTables.strategyList, query, {
      from: strategiesWithStyles(this.database),
      tenant: { column: strategy.ref('s.tenant_id'), id: tenantId },
      where: conditions(query.filter, userId),
      key: strategy.ref('s.id'),
      columns: strategyColumns(userId),
      countNow: true,
    });
    return { ...found, content: found.content.map(presentStrategy) };
  }
}

function conditions(
  { search, strategyType, status, styleId, mine }: TableQuery<List>['filter'],
  userId: number,
): readonly Expression<SqlBool>[] {
  return [
    strategy('s.removed_at', 'is', null),
    ...(search === undefined ? [] : [nameContaining(strategy.ref('s.name'), search)]),
    ...(strategyType === undefined ? [] : [strategy('s.strategy_type', '=', Number(strategyType))]),
    ...(status === undefined ? [] : [strategy('s.status', '=', Number(status))]),
    ...(styleId === undefined ? [] : [strategy('s.style_id', '=', styleId)]),
    ...(mine === undefined ? [] : [strategy('s.created_by', '=', userId)]),
  ];
}
