import { Inject, Injectable } from '@nestjs/common';
import { accessTables } from '@console/contract-access';
import {
  ROLE_ADMIN,
  type Clock,
  type FilterOf,
  type Page,
  type RowOf,
  type Session,
} from '@console/contract-core';
import { CLOCK } from '@console/node-kit/config';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { keyedPage, textContaining } from '@console/node-kit/queries';
import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { DataSource } from 'typeorm';
import { queries, type Tables } from '../queries.ts';
import { openSessions } from '../sign-in/open-sessions.ts';

type List = typeof accessTables.userList;

/** The tenant's users. Removed ones are kept in the table, and never shown. */
@Injectable()
export class UserListSource implements TableSource<List> {
  constructor(
    private readonly database: DataSource,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  page(query: TableQuery<List>, { tenantId }: Session): Promise<Page<RowOf<List>>> {
    const sessions = openSessions(this.database, this.clock)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('s.tenant_id', '=', ref('u.tenant_id'))
      .where('s.user_id', '=', ref('u.id'));
    return keyedPage(this.database, accessTables.userList, query, {
      from: queries(this.database).selectFrom('access.user as u'),
      tenant: { column: ref('u.tenant_id'), id: tenantId },
      where: conditions(query.filter),
      key: ref('u.id'),
      columns: { ...COLUMNS, sessionCount: sessions.$asScalar() },
      countNow: true,
    });
  }
}

const user = expressionBuilder<Tables & { readonly u: Tables['access.user'] }, 'u'>();
const { ref } = user;
const granted = user.selectFrom('access.user_authority as a').whereRef('a.user_id', '=', 'u.id');
const hasAny = (...authorities: readonly string[]) =>
  user.exists(granted.select('a.authority').where('a.authority', 'in', authorities));

const COLUMNS = {
  id: ref('u.id'),
  username: ref('u.username'),
  realName: ref('u.real_name'),
  department: ref('u.department'),
  phone: ref('u.phone'),
  email: ref('u.email'),
  status: ref('u.status'),
  admin: hasAny(ROLE_ADMIN).$castTo<0 | 1>(),
  authorityCount: granted.select(({ fn }) => fn.countAll<number>().as('count')).$asScalar(),
  lastSignInAt: ref('u.last_sign_in_at'),
  createdAt: ref('u.created_at'),
  updatedAt: ref('u.updated_at'),
};

function conditions({ search, status, department, authority }: FilterOf<List>): Expression<SqlBool>[] {
  const found = textContaining(search ?? '');
  return [
    user('u.removed_at', 'is', null),
    ...(search === undefined
      ? []
      : [
          user.or([
            user('u.username', 'like', found.toLowerCase()),
            user('u.real_name', 'like', found),
            user('u.phone', 'like', found),
            user('u.email', 'like', found),
          ]),
        ]),
    ...(status === undefined ? [] : [user('u.status', '=', status === '1' ? 1 : 0)]),
    ...(department === undefined ? [] : [user('u.department', 'like', textContaining(department))]),
    ...(authority === undefined ? [] : [hasAny(authority, ROLE_ADMIN)]),
  ];
}
