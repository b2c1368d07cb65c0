import type { Session } from '@console/contract-core';
import type { Querying } from '@console/node-kit/queries';
import type { SelectQueryBuilder, UpdateQueryBuilder, UpdateResult } from 'kysely';
import { queries, type Tables } from '../queries.ts';

/** The fields that identify a user. */
export type TenantUser = Pick<Session, 'tenantId' | 'userId'>;

type WithUsers = Tables & { readonly u: Tables['access.user'] };
type Users = SelectQueryBuilder<WithUsers, 'u', object>;

/** The tenant's users `u`, without removed ones. */
export const presentUsers = (database: Querying, tenantId: string): Users =>
  queries(database)
    .selectFrom('access.user as u')
    .where('u.tenant_id', '=', tenantId)
    .where('u.removed_at', 'is', null);

/** The query for one of them. */
export const presentUser = (database: Querying, { tenantId, userId }: TenantUser): Users =>
  presentUsers(database, tenantId).where('u.id', '=', userId);

/**
 * An update of one of them that leaves the record's version unchanged: a password, whether they may sign in, a sign-in,
 * preferences. Edits of the person are written by `Records` (`USERS`, `PROFILES`).
 */
export const updatePresentUser = (
  database: Querying,
  { tenantId, userId }: TenantUser,
): UpdateQueryBuilder<Tables, 'access.user', 'access.user', UpdateResult> =>
  queries(database)
    .updateTable('access.user')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .where('removed_at', 'is', null);
