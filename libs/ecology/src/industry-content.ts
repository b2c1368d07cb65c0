import { tableName } from '@console/node-kit';
import type { Querying } from './querying.ts';

/** The industry itself and all below it, removed ones left out. */
export async function industriesWithin(
  database: Querying,
  tenantId: string,
  id: number,
): Promise<readonly number[]> {
  const industry = tableName('ecology', 'industry');
  const rows = await database.query<{ id: number }[]>(
    `SELECT i.id FROM ${industry} i LEFT JOIN ${industry} p ON p.id = i.parent_id
      WHERE i.tenant_id = ? AND i.removed_at IS NULL AND (i.id = ? OR i.parent_id = ? OR p.parent_id = ?)`,
    [tenantId, id, id, id],
  );
  return rows.map((row) => row.id);
}

/** How many of the tenant's companies are in any of the industries today, each counted once; `listed` leaves delisted ones out. */
export async function companiesIn(
  database: Querying,
  tenantId: string,
  { industryIds, listed = false }: { readonly industryIds: readonly number[]; readonly listed?: boolean },
): Promise<number> {
  if (industryIds.length === 0) return 0;
  const [row] = await database.query<{ companies: number | string }[]>(
    `SELECT COUNT(DISTINCT m.company_id) AS companies
       FROM ${tableName('ecology', 'membership')} m
       JOIN ${tableName('ecology', 'company')} c
         ON c.id = m.company_id AND c.tenant_id = m.tenant_id AND c.deleted_at IS NULL
       ${listed ? `JOIN ${tableName('market', 'security')} s ON s.id = c.security_id AND s.status = 'listed'` : ''}
      WHERE m.tenant_id = ? AND m.valid_to IS NULL AND m.industry_id IN (${industryIds.map(() => '?').join(', ')})`,
    [tenantId, ...industryIds],
  );
  return Number(row?.companies ?? 0);
}
