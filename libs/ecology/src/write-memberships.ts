import { tableName } from '@console/node-kit';
import type { EntityManager } from 'typeorm';
import type { Actor } from './industry-line.ts';

export interface Pair {
  readonly industryId: number;
  readonly companyId: number;
}

interface Pairs {
  readonly pairs: readonly Pair[];
  /** Asia/Shanghai, `YYYY-MM-DD HH:mm:ss`. */
  readonly now: string;
}

/** Members from today on. Who left today stayed. */
export async function enter(
  manager: EntityManager,
  { tenantId, userId }: Actor,
  { pairs, now }: Pairs,
): Promise<void> {
  if (pairs.length === 0) return;
  await manager.query(
    `INSERT INTO ${tableName('ecology', 'membership')}
       (tenant_id, industry_id, company_id, valid_from, created_by, created_at)
     VALUES ${pairs.map(() => '(?, ?, ?, ?, ?, ?)').join(', ')}
     ON DUPLICATE KEY UPDATE valid_to = NULL, ended_at = NULL, created_by = VALUES(created_by),
       created_at = VALUES(created_at)`,
    pairs.flatMap(({ industryId, companyId }) => [
      ...[tenantId, industryId, companyId, now.slice(0, 10), userId, now],
    ]),
  );
}

/** No members any more from today on; that they were is kept. */
export async function leave(
  manager: EntityManager,
  { tenantId }: Actor,
  { pairs, now }: Pairs,
): Promise<void> {
  if (pairs.length === 0) return;
  await manager.query(
    `UPDATE ${tableName('ecology', 'membership')} SET valid_to = ?, ended_at = ?
      WHERE tenant_id = ? AND valid_to IS NULL AND (industry_id, company_id) IN (${pairs.map(() => '(?, ?)').join(', ')})`,
    [
      now.slice(0, 10),
      now,
      tenantId,
      ...pairs.flatMap(({ industryId, companyId }) => [industryId, companyId]),
    ],
  );
}

/** One company leaves every industry it is in. */
export async function endAll(
  manager: EntityManager,
  { tenantId }: Actor,
  { companyId, now }: { readonly companyId: number; readonly now: string },
): Promise<void> {
  await manager.query(
    `UPDATE ${tableName('ecology', 'membership')} SET valid_to = ?, ended_at = ?
      WHERE tenant_id = ? AND company_id = ? AND valid_to IS NULL`,
    [now.slice(0, 10), now, tenantId, companyId],
  );
}

/** Whether each of them counts as classified, by the industries it is in now; the first time is kept. */
export async function classify(
  manager: EntityManager,
  { tenantId, userId }: Actor,
  { companyIds, now }: { readonly companyIds: readonly number[]; readonly now: string },
): Promise<void> {
  const standing = `EXISTS (SELECT 1 FROM ${tableName('ecology', 'membership')} m
    WHERE m.tenant_id = c.tenant_id AND m.company_id = c.id AND m.valid_to IS NULL)`;
  await manager.query(
    `UPDATE ${tableName('ecology', 'company')} c
        SET c.type_time = COALESCE(c.type_time, IF(${standing}, ?, NULL)), c.status = IF(${standing}, 1, 0),
            c.updated_by = ?, c.updated_at = ?
      WHERE c.tenant_id = ? AND c.id IN (${companyIds.map(() => '?').join(', ')})`,
    [now, userId, now, tenantId, ...companyIds],
  );
}
