import type { Factor } from '@console/contract-invest';
import type { Writing } from '@console/node-kit/records';
import type { FactorGraph, NodeValue } from '@console/quant';
import type { EntityManager } from 'typeorm';
import { queries } from '../../queries.ts';
import { factorKind } from '../graphs/factor-kind.ts';
import type { FactorRecord } from './factor-records.ts';
import { factorRef, pinnedVersions, type FactorVersion } from '../factor-ref.ts';
import { factorsById } from './factors-by-id.ts';

/** A factor to be written. */
export interface FactorDraft {
  readonly name: string;
  readonly treeFormId: number;
  readonly remark: string | null;
  readonly relationMap: FactorGraph;
  readonly layout: Factor['layout'];
}

/** A graph without faults, with the type and unit of its output. */
export interface NewVersion {
  readonly graph: FactorGraph;
  readonly value: NodeValue;
}

/**
 * Locks factors until the transaction ends, in the order of their ids so that no two writers wait for one another. Call
 * it before any other read, so that reads see the state under the lock.
 */
export async function lockFactors(
  manager: EntityManager,
  tenantId: string,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await queries(manager)
    .selectFrom(factorsById)
    .select('f.id')
    .where('f.tenant_id', '=', tenantId)
    .where('f.id', 'in', ids)
    .orderBy('f.id')
    .forUpdate()
    .execute();
}

/** Inserts a version of a factor: a copy that is never edited, so not written by `Records`. */
export async function insertVersion(
  manager: EntityManager,
  { userId, now }: Writing,
  { id, version, graph, value: { type, unit } }: NewVersion & FactorVersion,
): Promise<void> {
  const { factorIsSingle, factorSource, calcRule } = factorKind(graph);
  await queries(manager)
    .insertInto('invest.factor_version')
    .values({
      factor_id: id,
      version,
      graph: JSON.stringify(graph),
      kind: factorIsSingle,
      source: factorSource,
      calc_rule: calcRule,
      value_type: type,
      unit: unit ?? '1',
      created_by: userId,
      created_at: now,
    })
    .execute();
}

/** Replaces the references row by row: a range would lock the gaps into which other factors insert theirs. */
export async function replaceReferences(
  manager: EntityManager,
  id: number,
  { before, after }: { readonly before: FactorGraph | null; readonly after: FactorGraph | null },
): Promise<void> {
  const versionsOf = (graph: FactorGraph | null): ReadonlyMap<string, FactorVersion> =>
    new Map((graph === null ? [] : pinnedVersions(graph)).map((each) => [factorRef(each), each]));
  const [old, now] = [versionsOf(before), versionsOf(after)];
  for (const [ref, used] of old)
    if (!now.has(ref))
      await queries(manager)
        .deleteFrom('invest.factor_reference')
        .where('factor_id', '=', id)
        .where('used_id', '=', used.id)
        .where('used_version', '=', used.version)
        .execute();
  for (const [ref, used] of now)
    if (!old.has(ref))
      await queries(manager)
        .insertInto('invest.factor_reference')
        .values({ factor_id: id, used_id: used.id, used_version: used.version })
        .execute();
}

/** The fields of a draft that are in the factor's own row. */
export const fieldsOf = (
  draft: FactorDraft,
): Pick<FactorRecord, 'name' | 'category' | 'remark' | 'layout'> => ({
  name: draft.name,
  category: draft.treeFormId,
  remark: draft.remark,
  layout: layoutText(draft),
});

/** The positions of the nodes that exist, as stored. */
export function layoutText({ relationMap, layout }: Pick<FactorDraft, 'relationMap' | 'layout'>): string {
  const places = relationMap.nodes.flatMap(({ id }) => {
    const place = Object.hasOwn(layout, id) ? layout[id] : undefined;
    return place === undefined ? [] : [[id, place]];
  });
  return JSON.stringify(Object.fromEntries(places));
}
