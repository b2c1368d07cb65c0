import type { EntityManager } from 'typeorm';
import { queries } from './queries.ts';

export interface Demo {
  readonly tenantId: string;
  /** The user name of who wrote it; no one where there is no such user. */
  readonly author: string;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly now: string;
}

/** Who writes a tenant's demo, when. */
export async function demoWrite(
  manager: EntityManager,
  { tenantId, author, now }: Demo,
): Promise<{ readonly tenantId: string; readonly userId: number | null; readonly now: string }> {
  const user = await queries(manager)
    .selectFrom('access.user_public')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('username', '=', author)
    .executeTakeFirst();
  return { tenantId, userId: user?.id ?? null, now };
}
