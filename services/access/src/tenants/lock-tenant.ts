import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';

/** Keeps others out who lock the tenant, until the transaction ends. False when there is none of that id. */
export async function lockTenant(manager: EntityManager, id: string): Promise<boolean> {
  const query = queries(manager).selectFrom('access.tenant').select('id').where('id', '=', id).forUpdate();
  return (await query.executeTakeFirst()) !== undefined;
}
