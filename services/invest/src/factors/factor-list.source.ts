import { Injectable } from '@nestjs/common';
import { investTables, type FactorRow } from '@console/contract-invest';
import type { Page, Session } from '@console/contract-core';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { keyedPage } from '@console/node-kit/queries';
import type { Expression, SqlBool } from 'kysely';
import { DataSource } from 'typeorm';
import { nameContaining } from '../name-containing.ts';
import { FactorNames } from './factor-names.ts';
import { FACTOR_COLUMNS, finishedRow, graphOfRow } from './factor-rows.ts';
import { factor, newestFactors } from './newest-factors.ts';

type List = typeof investTables.factorList;

/** The tenant's factors as a table. Removed ones are kept in the database, and never shown. */
@Injectable()
export class FactorListSource implements TableSource<List> {
  constructor(
    private readonly database: DataSource,
    private readonly names: FactorNames,
  ) {}

  async page(query: TableQuery<List>, { tenantId }: Session): Promise<Page<FactorRow>> {
    const { totalElements, content } = await keyedPage(this.database, investTables.factorList, query, {
      from: newestFactors(this.database),
      tenant: { column: factor.ref('f.tenant_id'), id: tenantId },
      where: conditions(query.filter),
      key: FACTOR_COLUMNS.id,
      columns: FACTOR_COLUMNS,
      countNow: true,
    });
    const rows = content.map((row) => ({ row, graph: graphOfRow(row) }));
    const graphs = rows.map(({ graph }) => graph);
    const known = await this.names.known(this.database, tenantId, { graphs });
    return { totalElements, content: rows.map(({ row, graph }) => finishedRow(row, graph, known)) };
  }
}

function conditions(filter: TableQuery<List>['filter']): readonly Expression<SqlBool>[] {
  const { search, treeFormId, factorIsSingle, calcRule } = filter;
  return [
    factor('f.removed_at', 'is', null),
    ...(search === undefined ? [] : [nameContaining(FACTOR_COLUMNS.name, search)]),
    ...(treeFormId === undefined ? [] : [factor('f.shelf', '=', treeFormId)]),
    ...(factorIsSingle === undefined ? [] : [factor('v.kind', '=', Number(factorIsSingle))]),
    ...(calcRule === undefined ? [] : [factor('v.calc_rule', '=', calcRule)]),
  ];
}
