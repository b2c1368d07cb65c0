import {
  percentileOf,
  topologicalOrder,
  type DateRange,
  type FactorGraph,
  type GraphNode,
} from '@console/quant';
import { computeFactor } from '../../compute/compute-factor.ts';
import { evaluationBytes } from '../../compute/estimate-bytes.ts';
import type { FactorRequest } from '../../compute/factor-inputs.ts';
import { warmUpRows } from '../../compute/warm-up-rows.ts';
import { comparesSecurities } from '../../compute/within-universe.ts';
import type { PanelFrame, PanelStore } from '@console/market/panels';

export interface NewestRowRequest {
  /** The graph with factors expanded. */
  readonly graph: FactorGraph;
  readonly frame: PanelFrame;
  /** Columns to compute, as for `computeFactor`. */
  readonly stocks: Int32Array;
  /** As for `computeFactor`. */
  readonly outside: NonNullable<FactorRequest['outside']>;
}

/** The number of securities computed at a time, so that their windows take little memory. */
const COLUMNS_AT_ONCE = 500;
const MIB = 1024 ** 2;
/** The most memory that one step may take. */
const MOST_BYTES = 1024 * MIB;

/** Thrown when a step of a row takes more memory than allowed. */
export class RowTooLarge extends Error {}

/**
 * A factor's values on the last row alone: those of `computeFactor`, faster. Steps that look back are
 * computed first, each for this one row, a percentile among its past from one window and not from all before it;
 * what they feed then needs no other row.
 * @throws RowTooLarge before it computes a step that takes too much memory
 */
export async function newestRow(request: NewestRowRequest, store: PanelStore): Promise<Float64Array> {
  const { graph, frame, stocks, outside } = request;
  const { nodes, back } = cutGraph(graph);
  const rows = new Map<string, Float64Array>();
  for (const [id, node] of back) rows.set(id, await rowOf(node, request, store));
  const range = lastRows(frame, 1);
  const cut = { output: graph.output, nodes };
  return rowsOf({ graph: cut, frame, range, stocks, outside }, overlaid(store, rows));
}

/**
 * The part of the graph that needs no other row, with inputs in place of the steps that look back; and these steps by
 * input.
 */
function cutGraph({ output, nodes }: FactorGraph): {
  readonly nodes: readonly GraphNode[];
  readonly back: ReadonlyMap<string, GraphNode>;
} {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const kept = new Map<string, GraphNode>();
  const back = new Map<string, GraphNode>();
  const keep = (id: string): void => {
    const node = byId.get(id);
    if (node === undefined || kept.has(id)) return;
    if (!looksBack(node)) {
      kept.set(id, node);
      return node.inputs.forEach(keep);
    }
    const input = `step.${back.size}`;
    back.set(input, node);
    kept.set(id, { id, kind: 'indicator', ref: `${input}@1`, params: {}, inputs: [] });
  };
  keep(output);
  return { nodes: [...kept.values()], back };
}

/** Whether a step by itself needs rows before its own. */
function looksBack(node: GraphNode): boolean {
  const inputs = node.inputs.map((_, at): GraphNode => {
    return { id: `input ${at}`, kind: 'constant', ref: '', params: { value: 0 }, inputs: [] };
  });
  const alone = { ...node, id: 'step', inputs: inputs.map(({ id }) => id) };
  return warmUpRows({ output: 'step', nodes: [alone, ...inputs] }) > 0;
}

/** The last row of a step that looks back, as wide as the frame: in pieces where no security needs another. */
async function rowOf(
  node: GraphNode,
  { graph: { nodes }, frame, stocks, outside }: NewestRowRequest,
  store: PanelStore,
): Promise<Float64Array> {
  const row = new Float64Array(frame.stocks).fill(NaN);
  const graph = { output: node.id, nodes: partBelow(nodes, node.id) };
  const atOnce = graph.nodes.some(comparesSecurities) ? stocks.length : COLUMNS_AT_ONCE;
  for (let from = 0; from < stocks.length; from += atOnce) {
    const piece = stocks.subarray(from, from + atOnce);
    const values = await pieceOf(node, { graph, frame, stocks: piece, outside }, store);
    piece.forEach((column, at) => (row[column] = values[at] ?? NaN));
  }
  return row;
}

async function pieceOf(
  { kind, ref, params, inputs: [input = ''] }: GraphNode,
  { graph, frame, stocks, outside }: NewestRowRequest,
  store: PanelStore,
): Promise<Float64Array> {
  if (ref !== (kind === 'rule' ? '2' : 'ts_rank'))
    return rowsOf({ graph, frame, range: lastRows(frame, 1), stocks, outside }, store);
  // As rule 2 does by default.
  const { n = 750, least = Math.min(60, n) } = plainNumbers(params);
  const range = lastRows(frame, n);
  const below = { output: input, nodes: partBelow(graph.nodes, input) };
  const window = await rowsOf({ graph: below, frame, range, stocks, outside }, store);
  const column = new Float64Array(range.to - range.from);
  return Float64Array.from(stocks, (_, stock) => {
    for (let row = 0; row < column.length; row += 1)
      column[row] = window[row * stocks.length + stock] as number;
    return 100 * percentileOf(column.at(-1) ?? NaN, column, least);
  });
}

async function rowsOf(
  request: FactorRequest & { readonly stocks: Int32Array },
  store: PanelStore,
): Promise<Float64Array> {
  const { graph, range, stocks } = request;
  const rows = range.to - Math.max(0, range.from - warmUpRows(graph));
  if (evaluationBytes(graph, rows, stocks.length) > MOST_BYTES) throw new RowTooLarge();
  return computeFactor(request, store);
}

/** The given parameters; null counts as absent. */
function plainNumbers({ n, least }: GraphNode['params']): { n?: number; least?: number } {
  return {
    ...(typeof n === 'number' ? { n } : {}),
    ...(typeof least === 'number' ? { least } : {}),
  };
}

/** The step and those that lead to it. */
function partBelow(nodes: readonly GraphNode[], id: string): readonly GraphNode[] {
  return topologicalOrder({ output: id, nodes }).nodes;
}

function lastRows({ dates }: PanelFrame, count: number): DateRange {
  return { from: Math.max(0, dates.length - count), to: dates.length };
}

/** A store that also has these rows, each as a panel of the last row. */
function overlaid(store: PanelStore, rows: ReadonlyMap<string, Float64Array>): PanelStore {
  return {
    frame: () => store.frame(),
    values: async (frame, id, range) => rows.get(id) ?? store.values(frame, id, range),
    industries: (frame, range) => store.industries(frame, range),
    industryMask: (frame, range, code) => store.industryMask(frame, range, code),
    listings: (frame) => store.listings(frame),
  };
}
