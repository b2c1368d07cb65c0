import { Injectable } from '@nestjs/common';
import { FACTOR_MESSAGES } from '@console/contract-invest';
import { MESSAGES, Refusal } from '@console/contract-core';
import { inShareMode } from '@console/node-kit/queries';
import { GRAPH_LIMITS, type FactorGraph } from '@console/quant';
import { DataSource, type EntityManager } from 'typeorm';
import { queries } from '../queries.ts';
import { expandGraph } from './graphs/expand-graph.ts';
import { FactorNames } from './factor-names.ts';
import { formulaText } from './factor-rows.ts';
import { factorsById } from './write/factors-by-id.ts';
import { pinnedGraphs } from './graphs/pinned-graphs.ts';

/** One version of a factor, with current names. */
export interface StoredFactor {
  readonly id: number;
  readonly name: string;
  readonly version: number;
  readonly graph: FactorGraph;
  readonly formula: string;
  readonly unit: string;
}

/** Reads a tenant's factors for computing. */
@Injectable()
export class FactorStore {
  constructor(
    private readonly database: DataSource,
    private readonly names: FactorNames,
  ) {}

  /**
   * A factor's newest version, or the one asked for.
   * @throws Refusal notFound where the tenant has no such factor, or the factor no such version
   */
  async find(tenantId: string, id: number, version?: number): Promise<StoredFactor> {
    const row = await queries(this.database)
      .selectFrom('invest.factor as f')
      .innerJoin('invest.factor_version as v', 'v.factor_id', 'f.id')
      .select(['f.id', 'f.name', 'v.version', 'v.graph', 'v.unit'])
      .where('f.tenant_id', '=', tenantId)
      .where('f.id', '=', id)
      .where('f.removed_at', 'is', null)
      .where(({ eb, ref }) => eb('v.version', '=', version ?? ref('f.version')))
      .executeTakeFirst();
    if (row === undefined) throw new Refusal(MESSAGES.notFound);
    const graph = JSON.parse(row.graph) as FactorGraph;
    const known = await this.names.known(this.database, tenantId, { graphs: [graph] });
    return { ...row, graph, formula: formulaText(graph, known) };
  }

  /**
   * A graph of the tenant with factors expanded, as it is computed.
   * @throws Refusal tooLarge where the expanded graph has more steps than a factor may have
   */
  async expanded(tenantId: string, graph: FactorGraph): Promise<FactorGraph> {
    const pinned = await pinnedGraphs(this.database, tenantId, graph);
    const most = GRAPH_LIMITS.nodes;
    if (pinned.size > most) throw new Refusal(FACTOR_MESSAGES.tooLarge, { nodes: pinned.size, most });
    const expanded = expandGraph(graph, (ref) => pinned.get(ref)?.graph);
    const nodes = expanded.nodes.length;
    if (nodes > most) throw new Refusal(FACTOR_MESSAGES.tooLarge, { nodes, most });
    return expanded;
  }

  /**
   * Locks a factor against deletion until the transaction ends: a write that refers to one calls this
   * first. Before any other read of the transaction.
   * @throws Refusal notFound where the tenant has no such factor
   */
  async lock(manager: EntityManager, tenantId: string, id: number): Promise<void> {
    const row = await queries(manager)
      .selectFrom(factorsById)
      .select('f.id')
      .where('f.tenant_id', '=', tenantId)
      .where('f.id', '=', id)
      .where('f.removed_at', 'is', null)
      .modifyEnd(inShareMode)
      .executeTakeFirst();
    if (row === undefined) throw new Refusal(MESSAGES.notFound);
  }
}
