import type { Factor } from '@console/contract-invest';
import type { FactorGraph, NodeValue } from '@console/quant';
import type { EntityManager } from 'typeorm';
import { factorKind } from './factor-kind.ts';
import { factorRef, pinnedVersions, type FactorVersion } from './factor-ref.ts';
import { factorTable, referenceTable, versionTable } from './factor-tables.ts';

/** Who writes, for whom, at what time. */
export interface FactorWrite {
  readonly tenantId: string;
  readonly userId: number | null;
  /** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
  readonly now: string;
}

/** What somebody draws of a factor. */
export interface FactorDraft {
  readonly name: string;
  readonly treeFormId: number;
  readonly remark: string | null;
  readonly relationMap: FactorGraph;
  readonly layout: Factor['layout'];
}

/** A graph that has been judged, with the type and unit of its output. */
export interface NewVersion {
  readonly graph: FactorGraph;
  readonly value: NodeValue;
}

/**
 * Keeps factors as they are until the transaction ends, in the order of their ids so that no two writers wait for
 * one another. Comes before any other read: what is read behind it is as it is then.
 */
export async function lockFactors(
  manager: EntityManager,
  tenantId: string,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await manager.query(
    `SELECT id FROM ${factorTable()} FORCE INDEX (PRIMARY)
      WHERE tenant_id = ? AND id IN (?) ORDER BY id FOR UPDATE`,
    [tenantId, ids],
  );
}

/** Answers the new id. A name that another factor has is ER_DUP_ENTRY. */
export async function insertFactor(
  manager: EntityManager,
  { tenantId, userId, now }: FactorWrite,
  draft: FactorDraft,
): Promise<number> {
  const { insertId } = await manager.query<{ insertId: number }>(
    `INSERT INTO ${factorTable()}
       (tenant_id, name, shelf, remark, layout, created_by, created_at, updated_by, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [tenantId, draft.name, draft.treeFormId, draft.remark, layoutText(draft), userId, now, userId, now],
  );
  return insertId;
}

/** Counts the revision on, and the version where it is a new one. A taken name is ER_DUP_ENTRY. */
export async function updateFactor(
  manager: EntityManager,
  { tenantId, userId, now }: FactorWrite,
  { id, version, ...draft }: FactorDraft & FactorVersion,
): Promise<void> {
  const { name, treeFormId, remark } = draft;
  await manager.query(
    `UPDATE ${factorTable()}
        SET name = ?, shelf = ?, remark = ?, layout = ?, version = ?, revision = revision + 1,
            updated_by = ?, updated_at = ?
      WHERE tenant_id = ? AND id = ?`,
    [name, treeFormId, remark, layoutText(draft), version, userId, now, tenantId, id],
  );
}

export async function insertVersion(
  manager: EntityManager,
  { userId, now }: FactorWrite,
  { id, version, graph, value: { type, unit } }: NewVersion & FactorVersion,
): Promise<void> {
  const { factorIsSingle, factorSource, calcRule } = factorKind(graph);
  await manager.query(
    `INSERT INTO ${versionTable()}
       (factor_id, version, graph, kind, source, calc_rule, value_type, unit, created_by, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      id,
      version,
      JSON.stringify(graph),
      factorIsSingle,
      factorSource,
      calcRule,
      type,
      unit ?? '1',
      userId,
      now,
    ],
  );
}

/** Row by row: a range would lock the gaps in which other factors put theirs. */
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
      await manager.query(
        `DELETE FROM ${referenceTable()} WHERE factor_id = ? AND used_id = ? AND used_version = ?`,
        [id, used.id, used.version],
      );
  for (const [ref, used] of now)
    if (!old.has(ref))
      await manager.query(
        `INSERT INTO ${referenceTable()} (factor_id, used_id, used_version) VALUES (?, ?, ?)`,
        [id, used.id, used.version],
      );
}

/** The places of the nodes that there are, as they are kept. */
export function layoutText({ relationMap, layout }: Pick<FactorDraft, 'relationMap' | 'layout'>): string {
  const places = relationMap.nodes.flatMap(({ id }) => {
    const place = Object.hasOwn(layout, id) ? layout[id] : undefined;
    return place === undefined ? [] : [[id, place]];
  });
  return JSON.stringify(Object.fromEntries(places));
}
