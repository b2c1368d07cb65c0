import { topologicalOrder, type FactorGraph, type GraphNode } from '@console/quant';

/**
 * The number of rows before the first that must be computed too, so that its value is the same as with all rows before it:
 * the longest of the sums of windows on the way from the output to an input. Windows that count reports need none:
 * report histories are given whole, and carried from before the first row.
 * @throws RangeError for a graph out of shape
 */
export function warmUpRows(graph: FactorGraph): number {
  const { nodes, faults } = topologicalOrder(graph);
  const [fault] = faults.filter(({ code }) => code !== 'unused-node');
  if (fault !== undefined) throw new RangeError(`${fault.node ?? 'graph'}: ${fault.code}`);
  const needed = new Map<string, number>();
  let most = 0;
  for (const node of nodes.toReversed()) {
    const before = (needed.get(node.id) ?? 0) + rowsBack(node);
    for (const input of node.inputs) needed.set(input, Math.max(needed.get(input) ?? 0, before));
    most = Math.max(most, before);
  }
  return most;
}

/** The window of rule 2 and ts_rank without n. */
const PERCENTILE_ROWS = 750;

/** The number of rows before its own that a node reads. */
function rowsBack({ kind, ref, params, inputs }: GraphNode): number {
  const n = countOf(params.n);
  if (kind === 'rule') {
    if (params.counts === 'reports') return 0;
    if (ref === '2') return (n ?? PERCENTILE_ROWS) - 1;
    if (ref === '5') return countOf(params.maxAge) ?? 0;
    if (ref === '6') return n ?? 0;
    return ref === '7' && params.across !== true ? (n ?? 1) - 1 : 0;
  }
  if (kind !== 'expression') return 0;
  if (ref === 'pct_change' || ref === 'lag') return n ?? 0;
  if (ref === 'ts_rank') return (n ?? PERCENTILE_ROWS) - 1;
  const isWindow = ref === 'std' || ref === 'corr' || (ref === 'mean' && inputs.length === 1);
  return isWindow ? (n ?? 1) - 1 : 0;
}

const countOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
