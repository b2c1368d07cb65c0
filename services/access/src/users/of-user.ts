import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { TenantUser } from './present-users.ts';

interface Owned {
  readonly row: { readonly tenant_id: string; readonly user_id: number };
}
const owned = expressionBuilder<Owned, 'row'>();

/** The condition that a row belongs to a user. */
export const ofUser = ({ tenantId, userId }: TenantUser): Expression<SqlBool> =>
  owned.and({ tenant_id: tenantId, user_id: userId });
