import type { EntityManager } from 'typeorm';
import type { Actor } from './industry-line.ts';
import { queries } from '../queries.ts';

/**
 * Removes industries. Their rows stay, because other rows refer to them; their names and codes are free. In
 * SQL, so that many are removed in one statement, with one audit line for all.
 */
export async function removeIndustries(
  manager: EntityManager,
  { tenantId, userId }: Actor,
  { ids, now }: { readonly ids: readonly number[]; readonly now: string },
): Promise<void> {
  if (ids.length === 0) return;
  await queries(manager)
    .updateTable('ecology.industry')
    .set((e) => ({
      removed_at: now,
      removed_key: e.ref('id'),
      version: e('version', '+', 1),
      updated_by: userId,
      updated_at: now,
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
}
