import { Injectable } from '@nestjs/common';
import { investTables, type FactorRow } from '@console/contract-invest';
import type { Page, Session } from '@console/contract-core';
import {
  sqlPage,
  textContaining,
  type Condition,
  type SqlTable,
  type TableQuery,
  type TableSource,
} from '@console/node-kit';
import { DataSource } from 'typeorm';
import { FactorNames } from './factor-names.ts';
import { FACTOR_EXPRESSIONS, finishedRow, graphOfRow } from './factor-rows.ts';
import { factorUsers, newestFactors } from './factor-tables.ts';

type List = typeof investTables.factorList;

/** V-11: the tenant's factors. Removed ones are kept, and never shown. */
@Injectable()
export class FactorListSource implements TableSource<List> {
  constructor(
    private readonly database: DataSource,
    private readonly names: FactorNames,
  ) {}

  async page(query: TableQuery<List>, session: Session): Promise<Page<FactorRow>> {
    const entry = investTables.factorList;
    const { totalElements, content } = await sqlPage(this.database, {
      entry,
      table: listTable(),
      query,
      session,
    });
    const rows = content.map((row) => ({ row, graph: graphOfRow(row) }));
    const graphs = rows.map(({ graph }) => graph);
    const known = await this.names.known(this.database, session.tenantId, { graphs });
    return { totalElements, content: rows.map(({ row, graph }) => finishedRow(row, graph, known)) };
  }
}

const listTable = (): SqlTable<List> => ({
  from: newestFactors(),
  details: factorUsers(),
  key: 'f.id',
  tenant: 'f.tenant_id',
  columns: FACTOR_EXPRESSIONS(),
  where: conditions,
  countAnew: true,
});

function conditions(filter: TableQuery<List>['filter']): readonly Condition[] {
  const { search, treeFormId, factorIsSingle, calcRule } = filter;
  const equal = (sql: string, value: unknown): readonly Condition[] =>
    value === undefined ? [] : [{ sql: `${sql} = ?`, values: [value] }];
  return [
    { sql: 'f.removed_at IS NULL', values: [] },
    ...(search === undefined ? [] : [nameContaining(search)]),
    ...equal('f.shelf', treeFormId),
    ...equal('v.kind', factorIsSingle === undefined ? undefined : Number(factorIsSingle)),
    ...equal('v.calc_rule', calcRule),
  ];
}

/** Names are told apart by case, and found without regard to it. */
export function nameContaining(search: string): Condition {
  return { sql: 'f.name COLLATE utf8mb4_unicode_520_ci LIKE ?', values: [textContaining(search)] };
}
