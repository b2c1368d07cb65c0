import type { PublicUsers } from '../queries/public-users.ts';
import { queriesOf, type Querying } from '../queries/typed-queries.ts';

/** A tenant of the demo, and the user name of the analyst who is the author of its first records. */
export interface DemoTeam {
  readonly tenantId: string;
  readonly author: string;
}

/**
 * A tenant of the demo with the time at which its records were written: `YYYY-MM-DD HH:mm:ss` in
 * Asia/Shanghai.
 */
export interface Demo extends DemoTeam {
  readonly now: string;
}

export const DEMO_TEAMS: readonly DemoTeam[] = [
  { tenantId: '000000', author: 'analyst' },
  { tenantId: '100001', author: 'other' },
];

/** The user id of the author of a tenant's demo; null where there is no such user. */
export async function demoAuthor(database: Querying, { tenantId, author }: DemoTeam): Promise<number | null> {
  const user = await queriesOf<PublicUsers>(database)
    .selectFrom('access.user_public')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('username', '=', author)
    .executeTakeFirst();
  return user?.id ?? null;
}
