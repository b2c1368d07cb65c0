import type { FactorGraph, GraphNode } from '@console/quant';
import { nodeSignature } from './node-signature.ts';

/**
 * A factor's graph without factors: each is replaced by the graph of the version it is pinned to, all the way down.
 * Steps that compute the same are merged, wherever they come from, so that a factor that two others name is computed
 * once. Only nodes that lead to the output are kept; ids are those of the graph, and `f12@3/n1` for nodes of other factors.
 * @param versionsOf the graph of a factor's version, by `f12@3`
 * @throws RangeError for a graph out of shape, a version that does not exist, a factor within itself
 */
export function expandGraph(
  graph: FactorGraph,
  versionsOf: (ref: string) => FactorGraph | undefined,
): FactorGraph {
  const expansion = new Expansion(versionsOf);
  const output = expansion.addGraph(graph, '');
  return { output, nodes: expansion.nodes };
}

class Expansion {
  /** Inputs first. */
  readonly nodes: GraphNode[] = [];
  private readonly ids = new Map<string, string>();
  /** The id that each factor's output got; undefined while it is being added. */
  private readonly outputs = new Map<string, string | undefined>();

  constructor(private readonly versionsOf: (ref: string) => FactorGraph | undefined) {}

  /** Returns the id of its output. */
  addGraph({ output, nodes }: FactorGraph, prefix: string): string {
    const byId = new Map(nodes.map((node) => [node.id, node]));
    const added = new Map<string, string | undefined>();
    const add = (id: string): string => {
      const done = added.get(id);
      if (done !== undefined) return done;
      const node = byId.get(id);
      if (node === undefined) throw new RangeError(`no node: ${prefix}${id}`);
      if (added.has(id)) throw new RangeError(`a cycle at ${prefix}${id}`);
      added.set(id, undefined);
      const became = node.kind === 'factor' ? this.addFactor(node.ref) : this.addNode(node, prefix, add);
      added.set(id, became);
      return became;
    };
    return add(output);
  }

  private addNode(node: GraphNode, prefix: string, add: (id: string) => string): string {
    const expanded = { ...node, inputs: node.inputs.map(add) };
    const signature = nodeSignature(expanded);
    const same = this.ids.get(signature);
    if (same !== undefined) return same;
    const id = prefix + node.id;
    this.ids.set(signature, id);
    this.nodes.push({ ...expanded, id });
    return id;
  }

  private addFactor(ref: string): string {
    const done = this.outputs.get(ref);
    if (done !== undefined) return done;
    if (this.outputs.has(ref)) throw new RangeError(`${ref} is made of itself`);
    const graph = this.versionsOf(ref);
    if (graph === undefined) throw new RangeError(`no factor: ${ref}`);
    this.outputs.set(ref, undefined);
    const output = this.addGraph(graph, `${ref}/`);
    this.outputs.set(ref, output);
    return output;
  }
}
