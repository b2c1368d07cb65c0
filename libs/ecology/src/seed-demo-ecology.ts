import { tableName } from '@console/node-kit';
import type { EntityManager } from 'typeorm';
import { DEMO_CLASSIFICATION, type DemoNode } from './demo-classification.ts';
import { hasIndustries } from './has-industries.ts';

/**
 * Gives a demo tenant a classification of its own, with the companies that Shenwan has in like industries;
 * a few stand in two. A tenant that has one, or had one, is left alone. Returns the number of industries.
 */
export async function seedDemoEcology(
  manager: EntityManager,
  tenantId: string,
  now: string,
): Promise<number> {
  if (await hasIndustries(manager, tenantId, 'ecology')) return 0;
  return addLevel(manager, { tenantId, now }, { nodes: DEMO_CLASSIFICATION, level: 1, parentId: null });
}

interface Seeding {
  readonly tenantId: string;
  readonly now: string;
}

async function addLevel(
  manager: EntityManager,
  seeding: Seeding,
  { nodes, level, parentId }: { nodes: readonly DemoNode[]; level: number; parentId: number | null },
): Promise<number> {
  let added = 0;
  for (const node of nodes) {
    const { insertId } = await manager.query<{ insertId: number }>(
      `INSERT INTO ${tableName('ecology', 'industry')}
         (tenant_id, variant, parent_id, name, code, level, description, created_at, updated_at)
       VALUES (?, 'ecology', ?, ?, ?, ?, ?, ?, ?)`,
      [seeding.tenantId, parentId, node.name, node.code, level, node.description, seeding.now, seeding.now],
    );
    await addMembers(manager, seeding, { industryId: insertId, takes: node.takes });
    added +=
      1 + (await addLevel(manager, seeding, { nodes: node.children, level: level + 1, parentId: insertId }));
  }
  return added;
}

/** The classified companies of the named Shenwan industries, since they were classified. */
async function addMembers(
  manager: EntityManager,
  { tenantId }: Seeding,
  { industryId, takes }: { industryId: number; takes: readonly string[] },
): Promise<void> {
  if (takes.length === 0) return;
  const codes = `(SELECT w.code FROM ${tableName('market', 'sw_industry')} w
    WHERE w.valid_to IS NULL AND w.name IN (${takes.map(() => '?').join(', ')}))`;
  await manager.query(
    `INSERT INTO ${tableName('ecology', 'membership')} (tenant_id, industry_id, company_id, valid_from, created_at)
     SELECT c.tenant_id, ?, c.id, DATE(c.type_time), c.type_time
       FROM ${tableName('ecology', 'company')} c
       JOIN ${tableName('market', 'sw_member')} m ON m.security_id = c.security_id AND m.valid_to IS NULL
      WHERE c.tenant_id = ? AND c.type_time IS NOT NULL AND c.deleted_at IS NULL
        AND (m.l1_code IN ${codes} OR m.l2_code IN ${codes} OR m.l3_code IN ${codes})`,
    [industryId, tenantId, ...takes, ...takes, ...takes],
  );
}
