import { Injectable } from '@nestjs/common';
import { FACTOR_MESSAGES, type Factor } from '@console/contract-invest';
import { MESSAGES, Refusal } from '@console/contract-core';
import { changedFields, insertRow, type RecordChange, type Writing } from '@console/node-kit/records';
import type { FactorGraph, KnownNames } from '@console/quant';
import type { EntityManager } from 'typeorm';
import { queries } from '../../queries.ts';
import { FACTORS } from './factor-records.ts';
import { FactorNames } from '../factor-names.ts';
import { pinnedVersions } from '../factor-ref.ts';
import { finishedDetail, readDetail } from '../factor-rows.ts';
import { judgeGraph } from '../graphs/judge-graph.ts';
import { pinnedGraphs } from '../graphs/pinned-graphs.ts';
import { refuseFaults } from '../graphs/refuse-faults.ts';
import { sameGraph } from '../graphs/same-graph.ts';
import {
  fieldsOf,
  insertVersion,
  layoutText,
  lockFactors,
  replaceReferences,
  type FactorDraft,
  type NewVersion,
} from './write-rows.ts';

/** The most factors of a tenant, so that a name still finds its factor. */
export const MOST_FACTORS = 1000;

/** The fields of a factor in the audit log. */
type Said = Readonly<Record<string, string | number | null>>;

export interface WrittenFactor {
  readonly factor: Factor;
  /** The fields that differ, before and after; null when none does. */
  readonly sides: { readonly before?: object; readonly after: object } | null;
}

/** The only code that adds and changes factors. Call it in a transaction that has read nothing yet. */
@Injectable()
export class FactorWriter {
  constructor(private readonly names: FactorNames) {}

  /**
   * Adds a factor. Refuses a graph with faults, an indicator's name, and one factor too many. A taken name is
   * ER_DUP_ENTRY.
   */
  async add(manager: EntityManager, write: Writing, draft: FactorDraft): Promise<WrittenFactor> {
    const { tenantId } = write;
    this.refuseIndicatorName(draft.name);
    await lockFactors(manager, tenantId, usedIds(draft.relationMap));
    await refuseOneTooMany(manager, tenantId);
    const version = await this.judged(manager, tenantId, { graph: draft.relationMap });
    const { id } = await insertRow(manager, FACTORS.entity, write, { ...fieldsOf(draft), newest: 1 });
    await insertVersion(manager, write, { id, version: 1, ...version });
    await replaceReferences(manager, id, { before: null, after: draft.relationMap });
    const factor = await this.read(manager, tenantId, id);
    return { factor, sides: { after: saidOf(factor) } };
  }

  /**
   * Changes a factor. Refuses like `add`, and a stale or missing revision. The same graph keeps its version, and an
   * edit that changes nothing leaves everything as it is. A name that an indicator of a later release was given may
   * stay.
   */
  async edit(
    change: RecordChange,
    { id, revision, ...draft }: FactorDraft & { readonly id: number; readonly revision: number | undefined },
  ): Promise<WrittenFactor> {
    const { manager, writing } = change;
    const { tenantId } = writing;
    const { relationMap: graph } = draft;
    await lockFactors(manager, tenantId, [id, ...usedIds(graph)]);
    const row = await change.lock(FACTORS, id);
    const before = await this.read(manager, tenantId, id);
    if (revision !== row.version) throw new Refusal(MESSAGES.conflict);
    if (draft.name !== before.name) this.refuseIndicatorName(draft.name);
    const redrawn = !sameGraph(before.relationMap, graph);
    if (!redrawn && !restated(before, draft)) return { factor: before, sides: null };
    if (redrawn) {
      const version = await this.judged(manager, tenantId, { graph, id });
      await insertVersion(manager, writing, { id, version: row.newest + 1, ...version });
      await replaceReferences(manager, id, { before: before.relationMap, after: graph });
    }
    await change.write(FACTORS, row, { ...fieldsOf(draft), newest: row.newest + (redrawn ? 1 : 0) });
    const factor = await this.read(manager, tenantId, id);
    return { factor, sides: changedFields(saidOf(before), saidOf(factor)) };
  }

  private refuseIndicatorName(name: string): void {
    if (this.names.isIndicator(name)) throw new Refusal(FACTOR_MESSAGES.nameOfIndicator);
  }

  /** Refuses with notFound. */
  private async read(manager: EntityManager, tenantId: string, id: number): Promise<Factor> {
    const found = await readDetail(manager, tenantId, id);
    if (found === null) throw new Refusal(MESSAGES.notFound);
    const known = await this.names.known(manager, tenantId, { graphs: [found.graph] });
    return finishedDetail(found.row, found.graph, known);
  }

  private async judged(
    manager: EntityManager,
    tenantId: string,
    { graph, id }: { readonly graph: FactorGraph; readonly id?: number },
  ): Promise<NewVersion> {
    const known: KnownNames = await this.names.known(manager, tenantId, { graphs: [graph] });
    const pinned = await pinnedGraphs(manager, tenantId, graph);
    const { values } = refuseFaults(judgeGraph({ graph, known, pinned, id }), graph, known);
    const value = values.get(graph.output);
    if (value === undefined) throw new Error('a graph without faults has a value');
    return { graph, value };
  }
}

const usedIds = (graph: FactorGraph): readonly number[] => pinnedVersions(graph).map(({ id }) => id);

async function refuseOneTooMany(manager: EntityManager, tenantId: string): Promise<void> {
  const { count } = await queries(manager)
    .selectFrom('invest.factor')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_FACTORS) throw new Refusal(FACTOR_MESSAGES.tooMany, { most: MOST_FACTORS });
}

/** Whether anything beside the graph differs. */
function restated(before: Factor, draft: FactorDraft): boolean {
  return (
    before.name !== draft.name ||
    before.treeFormId !== draft.treeFormId ||
    before.remark !== draft.remark ||
    layoutText(before) !== layoutText(draft)
  );
}

function saidOf({ name, treeFormTitle, remark, formula, version, revision }: Factor): Said {
  return { name, treeFormTitle, remark, formula, version, revision };
}
