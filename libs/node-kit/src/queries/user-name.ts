import { expressionBuilder, type AliasableExpression, type Expression } from 'kysely';
import type { PublicUsers } from './public-users.ts';

const users = expressionBuilder<PublicUsers>();

/** What the user of a tenant is called whose id a row has, removed ones too; null where there is none, as for the demo. */
export const userName = (
  tenantId: Expression<string>,
  id: Expression<number | null>,
): AliasableExpression<string | null> => scalar(named(tenantId, id));

/** As `userName`, and null too for who left or may not sign in any more. */
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
