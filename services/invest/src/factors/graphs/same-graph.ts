import type { FactorGraph } from '@console/quant';
import { nodeSignature } from './node-signature.ts';

/** Whether two graphs have the same nodes under the same ids, in any order. */
export function sameGraph(left: FactorGraph, right: FactorGraph): boolean {
  if (left.output !== right.output || left.nodes.length !== right.nodes.length) return false;
  const nodes = new Map(left.nodes.map((node) => [node.id, nodeSignature(node)]));
  return right.nodes.every((node) => nodes.get(node.id) === nodeSignature(node));
}
