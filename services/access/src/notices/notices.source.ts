import { Injectable } from '@nestjs/common';
import { accessTables } from '@console/contract-access';
import type { FilterOf, Page, RowOf, Session } from '@console/contract-core';
import {
  sqlPage,
  tableName,
  type Condition,
  type SqlTable,
  type TableQuery,
  type TableSource,
} from '@console/node-kit';
import { DataSource } from 'typeorm';

type List = typeof accessTables.notices;

/** The caller's own notices. */
@Injectable()
export class NoticesSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  page(query: TableQuery<List>, session: Session): Promise<Page<RowOf<List>>> {
    const table = listTable(session.userId);
    return sqlPage(this.database, { entry: accessTables.notices, table, query, session });
  }
}

function listTable(userId: number): SqlTable<List> {
  return {
    from: `${tableName('access', 'notice')} n`,
    key: 'n.id',
    tenant: 'n.tenant_id',
    columns: {
      id: 'n.id',
      kind: 'n.kind',
      title: 'n.title',
      text: 'n.text',
      link: 'n.link',
      createdAt: 'n.created_at',
      read: 'n.read_at IS NOT NULL',
    },
    where: (filter) => conditions(filter, userId),
  };
}

function conditions({ kind, read }: FilterOf<List>, userId: number): readonly Condition[] {
  return [
    { sql: 'n.user_id = ?', values: [userId] },
    ...(kind === undefined ? [] : [{ sql: 'n.kind = ?', values: [kind] }]),
    ...(read === undefined
      ? []
      : [{ sql: `n.read_at IS ${read === '1' ? 'NOT NULL' : 'NULL'}`, values: [] }]),
  ];
}
