import { Injectable } from '@nestjs/common';
import type { Page, RowOf } from '@console/contract-core';
import { dataTables } from '@console/contract-data';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { keyedPage, textContaining } from '@console/node-kit/queries';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { DataSource } from 'typeorm';
import { RUN_COLUMNS, runRow, runRows } from './run-rows.ts';

type Runs = typeof dataTables.runs;

/** Every import of the mart, whichever user started it. */
@Injectable()
export class RunsSource implements TableSource<Runs> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<Runs>): Promise<Page<RowOf<Runs>>> {
    const page = await keyedPage(this.database, dataTables.runs, query, {
      from: runRows(this.database),
      tenant: 'shared',
      where: conditions(query.filter),
      key: RUN_COLUMNS.id,
      columns: RUN_COLUMNS,
    });
    return { ...page, content: page.content.map(runRow) };
  }
}

function conditions({
  search,
  state,
  startedFrom,
  startedTo,
}: TableQuery<Runs>['filter']): readonly Expression<SqlBool>[] {
  const { source, folder, startedAt } = RUN_COLUMNS;
  const e = expressionBuilder();
  const like = textContaining(search ?? '');
  return [
    ...(search ? [e.or([e(source, 'like', like), e(folder, 'like', like)])] : []),
    ...(state ? [e(RUN_COLUMNS.state, '=', state)] : []),
    ...(startedFrom ? [e(startedAt, '>=', startedFrom)] : []),
    ...(startedTo ? [e(startedAt, '<', sql<string>`${startedTo} + INTERVAL 1 DAY`)] : []),
  ];
}
