import { Injectable } from '@nestjs/common';
import type { investEntries } from '@console/contract-invest';
import { MESSAGES, Refusal, type OutputOf, type Session } from '@console/contract-core';
import type { FactorGraph, KnownNames } from '@console/quant';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { factorSources } from './graphs/factor-kind.ts';
import { FactorNames } from './factor-names.ts';
import { factorRef, factorVersionOf, type FactorVersion } from './factor-ref.ts';
import { readDetail } from './factor-rows.ts';
import { pinnedGraphs, type PinnedGraph } from './graphs/pinned-graphs.ts';

type RelationTree = OutputOf<(typeof investEntries)['relationTree']>;
type Node = RelationTree['nodes'][number];

interface NamedVersion extends FactorVersion {
  readonly name: string;
}

/** The sources of factors, and the factors made from them. */
@Injectable()
export class FactorRelations {
  constructor(
    private readonly database: DataSource,
    private readonly names: FactorNames,
  ) {}

  /** The tree from a factor down to the indicators. */
  async sources({ tenantId }: Session, id: number): Promise<RelationTree> {
    const { graph, ...root } = await this.newest(tenantId, id);
    const pinned = await pinnedGraphs(this.database, tenantId, graph);
    const known = await this.names.known(this.database, tenantId, { graphs: [graph] });
    const relations = new Relations(root);
    const wanted: PinnedGraph[] = [{ ...root, graph }];
    for (const parent of wanted)
      for (const { kind, ref } of factorSources(parent.graph)) {
        const below = kind === 'factor' ? pinned.get(ref) : undefined;
        const node = below === undefined ? indicatorNode(ref, known) : factorNode(below);
        const { at, fresh } = relations.place(node);
        relations.edges.push([relations.place(factorNode(parent)).at, at]);
        if (fresh && below !== undefined) wanted.push(below);
      }
    return relations.tree;
  }

  /** The tree from a factor up to factors that no other names. */
  async users({ tenantId }: Session, id: number): Promise<RelationTree> {
    const root = await this.newest(tenantId, id);
    const relations = new Relations(root);
    const places = new Map([[root.id, 0]]);
    let wanted = [root.id];
    while (wanted.length > 0) {
      const users = await this.usersOf(tenantId, wanted);
      wanted = [];
      for (const { usedId, ...user } of users) {
        const { at, fresh } = relations.place(factorNode(user));
        relations.edges.push([at, places.get(usedId) ?? 0]);
        places.set(user.id, at);
        if (fresh) wanted.push(user.id);
      }
    }
    return relations.tree;
  }

  private async newest(
    tenantId: string,
    id: number,
  ): Promise<NamedVersion & { readonly graph: FactorGraph }> {
    const found = await readDetail(this.database, tenantId, id);
    if (found === null) throw new Refusal(MESSAGES.notFound);
    const { name, version } = found.row;
    return { id, name, version, graph: found.graph };
  }

  private usersOf(
    tenantId: string,
    ids: readonly number[],
  ): Promise<(NamedVersion & { readonly usedId: number })[]> {
    return queries(this.database)
      .selectFrom('invest.factor_reference as r')
      .innerJoin('invest.factor as f', 'f.id', 'r.factor_id')
      .select(['r.used_id as usedId', 'f.id', 'f.name', 'f.version'])
      .distinct()
      .where('f.tenant_id', '=', tenantId)
      .where('f.removed_at', 'is', null)
      .where('r.used_id', 'in', ids)
      .orderBy('f.id')
      .orderBy('r.used_id')
      .execute();
  }
}

/** The nodes of a tree by ref, each once, and the links between them. */
class Relations {
  readonly edges: RelationTree['edges'] = [];
  private readonly nodes: Node[] = [];
  private readonly places = new Map<string, number>();

  constructor(root: NamedVersion) {
    this.place(factorNode(root));
  }

  get tree(): RelationTree {
    return { nodes: this.nodes, edges: this.edges };
  }

  /** The node's position, and whether it is new. */
  place(node: Node): { readonly at: number; readonly fresh: boolean } {
    const known = this.places.get(node.ref);
    if (known !== undefined) return { at: known, fresh: false };
    const at = this.nodes.push(node) - 1;
    this.places.set(node.ref, at);
    return { at, fresh: true };
  }
}

function factorNode({ id, version, name }: NamedVersion): Node {
  return { ref: factorRef({ id, version }), kind: 'factor', name, factorId: id };
}

/** A node for an indicator, or for a version of a factor that no longer exists, which has only its ref for a name. */
function indicatorNode(ref: string, known: KnownNames): Node {
  const name = known.pinned('indicator', ref)?.name ?? ref;
  const factorId = factorVersionOf(ref)?.id ?? null;
  return { ref, kind: factorId === null ? 'indicator' : 'factor', name, factorId };
}
