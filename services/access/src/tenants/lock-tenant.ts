import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';

/** Locks the tenant's row until the transaction ends. False when there is no such tenant. */
export async function lockTenant(manager: EntityManager, id: string): Promise<boolean> {
  const query = queries(manager).selectFrom('access.tenant').select('id').where('id', '=', id).forUpdate();
  return (await query.executeTakeFirst()) !== undefined;
}
