import { Injectable } from '@nestjs/common';
import { accessTables } from '@console/contract-access';
import type { Page, RowOf, Session } from '@console/contract-core';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { keyedPage } from '@console/node-kit/queries';
import { expressionBuilder } from 'kysely';
import { DataSource } from 'typeorm';
import { queries, type Tables } from '../queries.ts';

type List = typeof accessTables.notices;

/** The caller's own notices. */
@Injectable()
export class NoticesSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  page(query: TableQuery<List>, { tenantId, userId }: Session): Promise<Page<RowOf<List>>> {
    const { kind, read } = query.filter;
    return keyedPage(this.database, accessTables.notices, query, {
      from: queries(this.database).selectFrom('access.notice as n'),
      tenant: { column: ref('n.tenant_id'), id: tenantId },
      where: [
        notice('n.user_id', '=', userId),
        ...(kind === undefined ? [] : [notice('n.kind', '=', kind)]),
        ...(read === undefined ? [] : [notice('n.read_at', read === '1' ? 'is not' : 'is', null)]),
      ],
      key: ref('n.id'),
      columns: COLUMNS,
    });
  }
}

const notice = expressionBuilder<{ readonly n: Tables['access.notice'] }, 'n'>();
const { ref } = notice;

const COLUMNS = {
  id: ref('n.id'),
  kind: ref('n.kind'),
  title: ref('n.title'),
  text: ref('n.text'),
  link: ref('n.link'),
  createdAt: ref('n.created_at'),
  read: notice('n.read_at', 'is not', null).$castTo<0 | 1>(),
};
