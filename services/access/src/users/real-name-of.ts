import { expressionBuilder, type AliasableExpression, type Expression } from 'kysely';
import type { Tables } from '../queries.ts';

const users = expressionBuilder<Tables>();

/** The real name of the user whose id a row has, removed users included; null where there is none. */
export const realNameOf = (
  tenantId: Expression<string | null>,
  id: Expression<number | null>,
): AliasableExpression<string | null> =>
  users
    .selectFrom('access.user as owner')
    .where(({ eb }) => eb(eb.ref('owner.tenant_id').$castTo<string | null>(), '=', tenantId))
    .where(({ eb }) => eb(eb.ref('owner.id').$castTo<number | null>(), '=', id))
    .select('owner.real_name')
    .$asScalar()
    .$castTo<string | null>();
