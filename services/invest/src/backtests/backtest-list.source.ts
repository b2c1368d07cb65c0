import { Injectable } from '@nestjs/common';
import { investTables } from '@console/contract-invest';
import type { Page, RowOf, Session } from '@console/contract-core';
import {
  sqlPage,
  textContaining,
  type Condition,
  type SqlTable,
  type TableQuery,
  type TableSource,
} from '@console/node-kit';
import { DataSource } from 'typeorm';
import { presentRun, RUN_EXPRESSIONS, runsWithJobs, type RunColumns } from './run-columns.ts';

type List = typeof investTables.backtestList;

/** V-12: the tenant's runs. */
@Injectable()
export class BacktestListSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<List>, session: Session): Promise<Page<RowOf<List>>> {
    const table = listTable(session.userId);
    const found = await sqlPage(this.database, { entry: investTables.backtestList, table, query, session });
    // As the driver reads them: flags are numbers, and what is made of several columns is JSON.
    return { ...found, content: found.content.map((row) => presentRun(row as unknown as RunColumns)) };
  }
}

const listTable = (userId: number): SqlTable<List> => ({
  from: runsWithJobs(),
  key: 'r.id',
  tenant: 'r.tenant_id',
  columns: RUN_EXPRESSIONS,
  where: (filter) => conditions(filter, userId),
  countAnew: true,
});

function conditions(
  { search, factorFormId, state, mine }: TableQuery<List>['filter'],
  userId: number,
): readonly Condition[] {
  const wanted: readonly (readonly [boolean, string, readonly unknown[]])[] = [
    [
      search !== undefined,
      'r.factor_name COLLATE utf8mb4_unicode_520_ci LIKE ?',
      [textContaining(search ?? '')],
    ],
    [factorFormId !== undefined, 'r.factor_id = ?', [factorFormId]],
    [state !== undefined, 'j.state = ?', [state]],
    [mine !== undefined, 'r.created_by = ?', [userId]],
  ];
  return wanted.flatMap(([given, sql, values]) => (given ? [{ sql, values }] : []));
}
