import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { TenantUser } from './present-users.ts';

interface Owned {
  readonly row: { readonly tenant_id: string; readonly user_id: number };
}
const owned = expressionBuilder<Owned, 'row'>();

/** That a row is a user's. */
export const ofUser = ({ tenantId, userId }: TenantUser): Expression<SqlBool> =>
  owned.and({ tenant_id: tenantId, user_id: userId });
