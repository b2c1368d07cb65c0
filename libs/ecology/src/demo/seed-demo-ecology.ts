import { everHad } from '@console/node-kit/cli';
import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import { DEMO_CLASSIFICATION, type DemoNode } from './demo-classification.ts';
import { queries } from '../queries.ts';

/**
 * Gives a demo tenant a classification of its own, with the companies of similar Shenwan industries; a few
 * are in two. A tenant that has or had one is left unchanged. Returns the number of industries.
 */
export async function seedDemoEcology(
  manager: EntityManager,
  tenantId: string,
  now: string,
): Promise<number> {
  if (await everHad(queries(manager), 'ecology.industry', { tenant_id: tenantId, variant: 'ecology' }))
    return 0;
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
    const { insertId } = await queries(manager)
      .insertInto('ecology.industry')
      .values({
        tenant_id: seeding.tenantId,
        variant: 'ecology',
        parent_id: parentId,
        name: node.name,
        code: node.code,
        level,
        description: node.description,
        created_at: seeding.now,
        updated_at: seeding.now,
      })
      .executeTakeFirstOrThrow();
    const id = Number(insertId);
    await addMembers(manager, seeding, { industryId: id, takes: node.takes });
    added += 1 + (await addLevel(manager, seeding, { nodes: node.children, level: level + 1, parentId: id }));
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
  const codes = queries(manager)
    .selectFrom('market.sw_industry as w')
    .select('w.code')
    .where('w.valid_to', 'is', null)
    .where('w.name', 'in', takes);
  await queries(manager)
    .insertInto('ecology.membership')
    .columns(['tenant_id', 'industry_id', 'company_id', 'valid_from', 'created_at'])
    .expression(
      queries(manager)
        .selectFrom('ecology.company as c')
        .innerJoin('market.sw_member as m', (on) =>
          on.onRef('m.security_id', '=', 'c.security_id').on('m.valid_to', 'is', null),
        )
        .where('c.tenant_id', '=', tenantId)
        .where('c.type_time', 'is not', null)
        .where('c.deleted_at', 'is', null)
        .where((e) =>
          e.or([e('m.l1_code', 'in', codes), e('m.l2_code', 'in', codes), e('m.l3_code', 'in', codes)]),
        )
        .select(({ ref, val }) => [
          'c.tenant_id',
          val(industryId).as('industry_id'),
          'c.id',
          sql<string>`DATE(${ref('c.type_time')})`.as('valid_from'),
          'c.type_time',
        ]),
    )
    .execute();
}
