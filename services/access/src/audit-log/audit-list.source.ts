import { Injectable } from '@nestjs/common';
import { accessTables } from '@console/contract-access';
import type { FilterOf, Page, RowOf, Session } from '@console/contract-core';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { keyedPage, textStarting } from '@console/node-kit/queries';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { DataSource } from 'typeorm';
import { queries, type Tables } from '../queries.ts';
import { realNameOf } from '../users/real-name-of.ts';
import { toSeconds } from './to-seconds.ts';

type List = typeof accessTables.auditList;

/**
 * The tenant's audit log: who did what. Lines without a tenant, such as sign-ins to an unknown one, are shown to no
 * one. Sorted by time only, from the tenant's index of it: a large table must not be sorted.
 */
@Injectable()
export class AuditListSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<List>, { tenantId }: Session): Promise<Page<RowOf<List>>> {
    const { user } = query.filter;
    const page = await keyedPage(this.database, accessTables.auditList, query, {
      from: queries(this.database).selectFrom('access.audit_log as l'),
      tenant: { column: ref('l.tenant_id').$notNull(), id: tenantId },
      where: [
        ...(user === undefined ? [] : [await this.byUser(tenantId, user)]),
        ...conditions(query.filter),
      ],
      key: ref('l.id'),
      columns: COLUMNS,
    });
    return { ...page, content: page.content.map((row) => ({ ...row, at: toSeconds(row.at) })) };
  }

  /**
   * The condition for lines of users whose name begins with `start`, removed users included. Their ids are looked up
   * first, so that the log is read by its index of users.
   */
  private async byUser(tenantId: string, start: string): Promise<Expression<SqlBool>> {
    const users = await queries(this.database)
      .selectFrom('access.user')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where(({ or, eb }) =>
        or([
          eb('username', 'like', textStarting(start.toLowerCase())),
          eb('real_name', 'like', textStarting(start)),
        ]),
      )
      .limit(MOST_USERS)
      .execute();
    // A line without a session, of a failed sign-in, has only a name.
    const nameless = line.and([
      line('l.user_id', 'is', null),
      line('l.username', 'like', textStarting(start)),
    ]);
    if (users.length === 0) return nameless;
    const ids = users.map(({ id }) => id);
    return line.or([line('l.user_id', 'in', ids), nameless]);
  }
}

const MOST_USERS = 1000;

const line = expressionBuilder<{ readonly l: Tables['access.audit_log'] }, 'l'>();
const { ref } = line;

const COLUMNS = {
  id: ref('l.id'),
  at: ref('l.at'),
  userId: ref('l.user_id'),
  username: ref('l.username'),
  realName: realNameOf(ref('l.tenant_id'), ref('l.user_id')),
  service: ref('l.service'),
  action: ref('l.action'),
  subject: ref('l.subject'),
  address: ref('l.address'),
  requestId: ref('l.request_id'),
  detailed: line.or([line('l.before', 'is not', null), line('l.after', 'is not', null)]).$castTo<0 | 1>(),
  overwroteVersion: sql<number | null>`0 + JSON_VALUE(${ref('l.after')}, '$.overwroteVersion')`,
};

function conditions(filter: FilterOf<List>): readonly Expression<SqlBool>[] {
  const { service, action, subject, requestId, from, to } = filter;
  return [
    ...(service === undefined ? [] : [line('l.service', '=', service)]),
    ...(action === undefined ? [] : [line('l.action', '=', action)]),
    ...(subject === undefined ? [] : [line('l.subject', 'like', textStarting(subject))]),
    ...(requestId === undefined ? [] : [line('l.request_id', '=', requestId)]),
    ...(from === undefined ? [] : [line('l.at', '>=', from)]),
    ...(to === undefined ? [] : [sql<SqlBool>`${ref('l.at')} < ${to} + INTERVAL 1 DAY`]),
  ];
}
