import { Injectable } from '@nestjs/common';
import { accessTables } from '@console/contract-access';
import type { FilterOf, Page, RowOf, Session } from '@console/contract-core';
import {
  sqlPage,
  tableName,
  textStarting,
  type Condition,
  type SqlTable,
  type TableQuery,
  type TableSource,
} from '@console/node-kit';
import { DataSource } from 'typeorm';

type List = typeof accessTables.auditList;
type Filter = FilterOf<List>;

/** Who did what in the tenant. Lines of no tenant, such as sign-ins to an unknown one, are nobody's. */
@Injectable()
export class AuditListSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<List>, session: Session): Promise<Page<RowOf<List>>> {
    const { user } = query.filter;
    const users = user === undefined ? [] : await this.usersOf(session.tenantId, user);
    const page = await sqlPage(this.database, {
      entry: accessTables.auditList,
      table: listTable(users),
      query,
      session,
    });
    return { ...page, content: page.content.map((row) => ({ ...row, at: toSeconds(row.at) })) };
  }

  /** Removed ones too. Their ids are found first: the log is read by its index of users then. */
  private async usersOf(tenantId: string, start: string): Promise<readonly number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT id FROM ${tableName('access', 'user')}
       WHERE tenant_id = ? AND (username LIKE ? OR real_name LIKE ?) LIMIT ${MOST_USERS}`,
      [tenantId, textStarting(start.toLowerCase()), textStarting(start)],
    );
    return rows.map(({ id }) => id);
  }
}

/** The log keeps thousandths, which nobody reads. */
const toSeconds = (at: string): string => at.slice(0, 'YYYY-MM-DD HH:mm:ss'.length);

const MOST_USERS = 1000;

/** Sorted by time alone, and by the tenant's index of it: the table is not to be sorted when it is large. */
function listTable(users: readonly number[]): SqlTable<List> {
  return {
    from: `${tableName('access', 'audit_log')} l`,
    details: `LEFT JOIN ${tableName('access', 'user')} u ON u.id = l.user_id AND u.tenant_id = l.tenant_id`,
    key: 'l.id',
    tenant: 'l.tenant_id',
    columns: {
      id: 'l.id',
      at: 'l.at',
      userId: 'l.user_id',
      username: 'l.username',
      realName: 'u.real_name',
      service: 'l.service',
      action: 'l.action',
      subject: 'l.subject',
      address: 'l.address',
      requestId: 'l.request_id',
      detailed: 'l.`before` IS NOT NULL OR l.`after` IS NOT NULL',
      overwroteVersion: "0 + JSON_VALUE(l.`after`, '$.overwroteVersion')",
    },
    where: (filter) => conditions(filter, users),
  };
}

function conditions(filter: Filter, users: readonly number[]): readonly Condition[] {
  const { user, service, action, subject, requestId, from, to } = filter;
  const when = (given: unknown, sql: string, values: readonly unknown[]): readonly Condition[] =>
    given === undefined ? [] : [{ sql, values }];
  return [
    // Without a session, a failed sign-in, there is a name alone.
    ...when(
      user,
      `${users.length > 0 ? 'l.user_id IN (?) OR ' : ''}(l.user_id IS NULL AND l.username LIKE ?)`,
      [...(users.length > 0 ? [users] : []), textStarting(user ?? '')],
    ),
    ...when(service, 'l.service = ?', [service]),
    ...when(action, 'l.action = ?', [action]),
    ...when(subject, 'l.subject LIKE ?', [textStarting(subject ?? '')]),
    ...when(requestId, 'l.request_id = ?', [requestId]),
    ...when(from, 'l.at >= ?', [from]),
    ...when(to, 'l.at < ? + INTERVAL 1 DAY', [to]),
  ];
}
