import { sql } from 'kysely';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../industries/industry-line.ts';
import { queries } from '../queries.ts';

export interface Pair {
  readonly industryId: number;
  readonly companyId: number;
}

interface Pairs {
  readonly pairs: readonly Pair[];
  /** Asia/Shanghai, `YYYY-MM-DD HH:mm:ss`. */
  readonly now: string;
}

/**
 * Adds members from today on; one that left today counts as never having left. In SQL, like all of this file:
 * a membership is not a record but a relation, many are changed in one statement, and the audit log has them
 * in the line of the change that caused them.
 */
export async function enter(
  manager: EntityManager,
  { tenantId, userId }: Actor,
  { pairs, now }: Pairs,
): Promise<void> {
  if (pairs.length === 0) return;
  const made = { created_by: userId, created_at: now };
  await queries(manager)
    .insertInto('ecology.membership')
    .values(
      pairs.map(({ industryId, companyId }) => ({
        tenant_id: tenantId,
        industry_id: industryId,
        company_id: companyId,
        valid_from: now.slice(0, 10),
        ...made,
      })),
    )
    .onDuplicateKeyUpdate({ valid_to: null, ended_at: null, ...made })
    .execute();
}

/** Ends memberships from today on; the past ones are kept. */
export async function leave(
  manager: EntityManager,
  { tenantId }: Actor,
  { pairs, now }: Pairs,
): Promise<void> {
  if (pairs.length === 0) return;
  await standing(manager, tenantId)
    .set({ valid_to: now.slice(0, 10), ended_at: now })
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('industry_id', 'company_id'),
        'in',
        pairs.map(({ industryId, companyId }) => tuple(industryId, companyId)),
      ),
    )
    .execute();
}

/** Ends all memberships of one company. */
export async function endAll(
  manager: EntityManager,
  { tenantId }: Actor,
  { companyId, now }: { readonly companyId: number; readonly now: string },
): Promise<void> {
  await standing(manager, tenantId)
    .set({ valid_to: now.slice(0, 10), ended_at: now })
    .where('company_id', '=', companyId)
    .execute();
}

const standing = (manager: EntityManager, tenantId: string) =>
  queries(manager)
    .updateTable('ecology.membership')
    .where('tenant_id', '=', tenantId)
    .where('valid_to', 'is', null);

/**
 * Sets whether each company counts as classified, by its current industries; the first time is kept. In SQL,
 * because this follows from memberships and is no edit, so versions stay unchanged.
 */
export async function classify(
  manager: EntityManager,
  { tenantId, userId }: Actor,
  { companyIds, now }: { readonly companyIds: readonly number[]; readonly now: string },
): Promise<void> {
  await queries(manager)
    .updateTable('ecology.company as c')
    .set((e) => {
      const isMember = e.exists(
        e
          .selectFrom('ecology.membership as m')
          .select('m.id')
          .whereRef('m.tenant_id', '=', 'c.tenant_id')
          .whereRef('m.company_id', '=', 'c.id')
          .where('m.valid_to', 'is', null),
      );
      return {
        type_time: sql<string | null>`COALESCE(${e.ref('c.type_time')}, IF(${isMember}, ${now}, NULL))`,
        status: sql<0 | 1>`IF(${isMember}, 1, 0)`,
        updated_by: userId,
        updated_at: now,
      };
    })
    .where('c.tenant_id', '=', tenantId)
    .where('c.id', 'in', companyIds)
    .execute();
}
