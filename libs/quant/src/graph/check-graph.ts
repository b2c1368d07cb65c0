import type { FactorGraph } from './factor-graph.ts';
import { nodeFault, type GraphFault } from './graph-fault.ts';
import type { KnownNames } from './known-names.ts';
import { nodeValue, type NodeValue } from './node-value.ts';
import { ownFaults } from './own-faults.ts';
import { topologicalOrder } from './topological-order.ts';

/** All faults of a graph, and the values that are nevertheless known, by node. */
export interface GraphCheck {
  readonly faults: readonly GraphFault[];
  readonly values: ReadonlyMap<string, NodeValue>;
}

/**
 * Checks a factor's graph: its shape, names, parameters, types and units. A fault of one node is reported
 * there and not again at the nodes that follow it.
 */
export function checkGraph(graph: FactorGraph, known: KnownNames): GraphCheck {
  const order = topologicalOrder(graph);
  const faults = [...order.faults];
  const values = new Map<string, NodeValue>();
  for (const node of order.nodes) {
    const own = ownFaults(node, known);
    faults.push(...own);
    // A constant or a wrong parameter leaves the type as it is; a wrong name or count of inputs does not.
    if (own.some(({ path }) => path.length === 0)) continue;
    const inputs = node.inputs.map((id) => values.get(id));
    const judged = nodeValue(node, inputs, known);
    faults.push(...judged.faults);
    if (judged.value !== undefined && judged.faults.length === 0) values.set(node.id, judged.value);
  }
  if (values.get(graph.output)?.type === 'number')
    faults.push(nodeFault(graph.output, 'wrong-type', { given: 'number', needed: 'daily' }));
  return { faults, values };
}
