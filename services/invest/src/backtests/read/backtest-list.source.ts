import { Injectable } from '@nestjs/common';
import { investTables } from '@console/contract-invest';
import type { Page, RowOf, Session } from '@console/contract-core';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { keyedPage, type KeyedTable } from '@console/node-kit/queries';
import type { Expression, SqlBool } from 'kysely';
import { DataSource } from 'typeorm';
import { nameContaining } from '../../name-containing.ts';
import { presentRun, run, RUN_COLUMNS, runsWithJobs, type RunRow } from './run-columns.ts';

type List = typeof investTables.backtestList;

/** The tenant's runs as a table. */
@Injectable()
export class BacktestListSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<List>, session: Session): Promise<Page<RowOf<List>>> {
    const found = await keyedPage(this.database, investTables.backtestList, query, {
      from: runsWithJobs(this.database),
      tenant: { column: run.ref('r.tenant_id'), id: session.tenantId },
      where: conditions(query.filter, session.userId),
      key: RUN_COLUMNS.associationId,
      columns: RUN_COLUMNS as unknown as Columns,
      countNow: true,
    });
    // As the driver reads them: flags are numbers, and values made of several columns are JSON.
    return { ...found, content: found.content.map((row) => presentRun(row as unknown as RunRow)) };
  }
}

type Columns = KeyedTable<List, object, never>['columns'];

function conditions(
  { search, factorFormId, state, mine }: TableQuery<List>['filter'],
  userId: number,
): readonly Expression<SqlBool>[] {
  return [
    ...(search === undefined ? [] : [nameContaining(RUN_COLUMNS.factorName, search)]),
    ...(factorFormId === undefined ? [] : [run('r.factor_id', '=', factorFormId)]),
    ...(state === undefined ? [] : [run('j.state', '=', state)]),
    ...(mine === undefined ? [] : [run('r.created_by', '=', userId)]),
  ];
}
