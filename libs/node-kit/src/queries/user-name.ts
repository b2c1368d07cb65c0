import { expressionBuilder, type AliasableExpression, type Expression } from 'kysely';
import type { PublicUsers } from './public-users.ts';

const users = expressionBuilder<PublicUsers>();

/**
 * The name of the tenant's user whose id a row has, also of a removed user; null without one, as for demo
 * data.
 */
export const userName = (
  tenantId: Expression<string>,
  id: Expression<number | null>,
): AliasableExpression<string | null> => scalar(named(tenantId, id));

/** As `userName`, but also null for a user who was removed or may not sign in any more. */
export const activeUserName = (
  tenantId: Expression<string>,
  id: Expression<number | null>,
): AliasableExpression<string | null> => scalar(named(tenantId, id).where('u.active', '=', 1));

const named = (tenantId: Expression<string>, id: Expression<number | null>) =>
  users
    .selectFrom('access.user_public as u')
    .where('u.tenant_id', '=', tenantId)
    .where(({ eb }) => eb(eb.ref('u.id').$castTo<number | null>(), '=', id))
    .select('u.real_name');

const scalar = (name: ReturnType<typeof named>): AliasableExpression<string | null> =>
  name.$asScalar().$castTo<string | null>();
