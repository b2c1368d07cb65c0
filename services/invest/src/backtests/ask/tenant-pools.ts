import { MESSAGES, Refusal } from '@console/contract-core';
import type { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';

/** An industry of the tenant with the companies that are now in it, or in one below it. */
export interface TenantPool {
  readonly industryId: number;
  readonly name: string;
  /** The ids of their securities, ascending. */
  readonly securities: readonly number[];
}

interface IndustryRow {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: string;
}

/** The industries that contain companies, in the order of their codes. */
export async function tenantPools(database: DataSource, tenantId: string): Promise<readonly TenantPool[]> {
  const pools = await readPools(database, tenantId);
  return pools.industries
    .map((industry) => poolOf(industry, pools))
    .filter(({ securities }) => securities.length > 0);
}

/** @throws Refusal notFound of an industry that the tenant does not have */
export async function tenantPool(
  database: DataSource,
  tenantId: string,
  industryId: number,
): Promise<TenantPool> {
  const pools = await readPools(database, tenantId);
  const industry = pools.industries.find(({ id }) => id === industryId);
  if (industry === undefined) throw new Refusal(MESSAGES.notFound);
  return poolOf(industry, pools);
}

interface Pools {
  readonly industries: readonly IndustryRow[];
  /** The ids of industries by that of their parent, and of securities by that of their industry. */
  readonly below: ReadonlyMap<number, readonly number[]>;
  readonly members: ReadonlyMap<number, readonly number[]>;
}

async function readPools(database: DataSource, tenantId: string): Promise<Pools> {
  const [industries, rows] = await Promise.all([
    queries(database)
      .selectFrom('ecology.industry')
      .select(['id', 'parent_id as parentId', 'name'])
      .where('tenant_id', '=', tenantId)
      .where('removed_at', 'is', null)
      .orderBy('code')
      .orderBy('id')
      .execute(),
    queries(database)
      .selectFrom('ecology.membership as m')
      .innerJoin('ecology.company as c', (on) =>
        on.onRef('c.id', '=', 'm.company_id').onRef('c.tenant_id', '=', 'm.tenant_id'),
      )
      .select(['m.industry_id as industryId', 'c.security_id as securityId'])
      .where('m.tenant_id', '=', tenantId)
      .where('m.valid_to', 'is', null)
      .where('c.deleted_at', 'is', null)
      .execute(),
  ]);
  const parented = industries.flatMap(({ id, parentId }) => (parentId === null ? [] : [{ id, parentId }]));
  return {
    industries,
    below: grouped(parented.map(({ id, parentId }) => [parentId, id])),
    members: grouped(rows.map(({ industryId, securityId }) => [industryId, securityId])),
  };
}

function grouped(pairs: readonly (readonly [number, number])[]): ReadonlyMap<number, readonly number[]> {
  const groups = new Map<number, number[]>();
  for (const [key, value] of pairs) {
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

function poolOf({ id, name }: IndustryRow, { below, members }: Pools): TenantPool {
  const within = new Set([id]);
  // The array grows during the loop: children are added after their parents.
  for (const each of within) for (const child of below.get(each) ?? []) within.add(child);
  const securities = new Set([...within].flatMap((each) => members.get(each) ?? []));
  return { industryId: id, name, securities: [...securities].sort((a, b) => a - b) };
}
