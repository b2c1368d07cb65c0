import { Inject, Injectable } from '@nestjs/common';
import { accessTables } from '@console/contract-access';
import {
  ROLE_ADMIN,
  shanghaiDateTime,
  type Clock,
  type Page,
  type RowOf,
  type Session,
} from '@console/contract-core';
import {
  CLOCK,
  sqlPage,
  tableName,
  textContaining,
  type Condition,
  type SqlTable,
  type TableQuery,
  type TableSource,
} from '@console/node-kit';
import { DataSource } from 'typeorm';
import { SESSION_SECONDS } from '../tokens/session-seconds.ts';

type List = typeof accessTables.userList;

/** The tenant's users. Removed ones are kept, and never shown. */
@Injectable()
export class UserListSource implements TableSource<List> {
  constructor(
    private readonly database: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  page(query: TableQuery<List>, session: Session): Promise<Page<RowOf<List>>> {
    const oldest = shanghaiDateTime(this.clock.now() - SESSION_SECONDS * 1000);
    return sqlPage(this.database, { entry: accessTables.userList, table: listTable(oldest), query, session });
  }
}

/** `oldest`: when a session was last used at the earliest that still lives. */
function listTable(oldest: string): SqlTable<List> {
  const granted = `${tableName('access', 'user_authority')} a WHERE a.user_id = u.id`;
  return {
    from: `${tableName('access', 'user')} u`,
    key: 'u.id',
    tenant: 'u.tenant_id',
    countAnew: true,
    columns: {
      id: 'u.id',
      username: 'u.username',
      realName: 'u.real_name',
      department: 'u.department',
      phone: 'u.phone',
      email: 'u.email',
      status: 'u.status',
      admin: `EXISTS (SELECT 1 FROM ${granted} AND a.authority = '${ROLE_ADMIN}')`,
      authorityCount: `(SELECT COUNT(*) FROM ${granted})`,
      sessionCount: `(SELECT COUNT(*) FROM ${tableName('access', 'user_session')} s
        WHERE s.tenant_id = u.tenant_id AND s.user_id = u.id AND s.ended_at IS NULL AND s.seen_at > '${oldest}')`,
      lastSignInAt: 'u.last_sign_in_at',
      createdAt: 'u.created_at',
      updatedAt: 'u.updated_at',
    },
    where: conditions,
  };
}

function conditions({
  search,
  status,
  department,
  authority,
}: TableQuery<List>['filter']): readonly Condition[] {
  const found = textContaining(search ?? '');
  return [
    { sql: 'u.removed_at IS NULL', values: [] },
    ...(search === undefined
      ? []
      : [
          {
            sql: 'u.username LIKE ? OR u.real_name LIKE ? OR u.phone LIKE ? OR u.email LIKE ?',
            values: [found.toLowerCase(), found, found, found],
          },
        ]),
    ...(status === undefined ? [] : [{ sql: 'u.status = ?', values: [Number(status)] }]),
    ...(department === undefined
      ? []
      : [{ sql: 'u.department LIKE ?', values: [textContaining(department)] }]),
    ...(authority === undefined
      ? []
      : [
          {
            sql: `EXISTS (SELECT 1 FROM ${tableName('access', 'user_authority')} a
              WHERE a.user_id = u.id AND a.authority IN (?, ?))`,
            values: [authority, ROLE_ADMIN],
          },
        ]),
  ];
}
