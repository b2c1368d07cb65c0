import { Injectable } from '@nestjs/common';
import type { Page, RowOf, Session } from '@console/contract-core';
import { dataTables } from '@console/contract-data';
import {
  sqlPage,
  textContaining,
  type Condition,
  type TableQuery,
  type TableSource,
} from '@console/node-kit';
import { DataSource } from 'typeorm';
import { runRow, runTable } from './run-sql.ts';

type Runs = typeof dataTables.runs;

/** Every import of the mart, whoever started it. */
@Injectable()
export class RunsSource implements TableSource<Runs> {
  private readonly table = { ...runTable(), where: conditions };

  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<Runs>, session: Session): Promise<Page<RowOf<Runs>>> {
    const page = await sqlPage(this.database, {
      entry: dataTables.runs,
      table: this.table,
      query,
      session,
    });
    return { ...page, content: page.content.map(runRow) };
  }
}

function conditions({
  search,
  state,
  startedFrom,
  startedTo,
}: TableQuery<Runs>['filter']): readonly Condition[] {
  const like = textContaining(search ?? '');
  return [
    ...(search ? [{ sql: 'r.source LIKE ? OR r.folder LIKE ?', values: [like, like] }] : []),
    ...(state ? [{ sql: 'r.state = ?', values: [state] }] : []),
    ...(startedFrom ? [{ sql: 'r.started_at >= ?', values: [startedFrom] }] : []),
    ...(startedTo ? [{ sql: 'r.started_at < ? + INTERVAL 1 DAY', values: [startedTo] }] : []),
  ];
}
