import type { EntityManager } from 'typeorm';
import { queries } from '../queries.ts';

/** Waits until nothing else of the tenant is being counted against its limits; held until the transaction ends. */
export async function takeDesk(manager: EntityManager, tenantId: string): Promise<void> {
  await queries(manager).insertInto('ai.asking_desk').ignore().values({ tenant_id: tenantId }).execute();
  await queries(manager)
    .selectFrom('ai.asking_desk')
    .select('tenant_id')
    .where('tenant_id', '=', tenantId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
