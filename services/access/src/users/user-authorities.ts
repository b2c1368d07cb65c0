import type { Querying } from '@console/node-kit/queries';
import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
import { presentUser, type TenantUser } from './present-users.ts';

/** The authorities of a user: none for a removed user, or one of another tenant. */
export async function authoritiesOf(database: Querying, user: TenantUser): Promise<string[]> {
  const rows = await presentUser(database, user)
    .innerJoin('access.user_authority as a', 'a.user_id', 'u.id')
    .orderBy('a.authority')
    .select('a.authority')
    .execute();
  return rows.map(({ authority }) => authority);
}

/** Gives a user authorities that they do not have yet. */
export async function addAuthorities(
  manager: EntityManager,
  userId: number,
  authorities: readonly string[],
): Promise<void> {
  if (authorities.length === 0) return;
  const rows = authorities.map((authority) => ({ user_id: userId, authority }));
  await queries(manager).insertInto('access.user_authority').values(rows).execute();
}
