import { topologicalOrder, type FactorGraph } from '@console/quant';
import { panelRefs } from './panel-refs.ts';
import { comparesSecurities } from './within-universe.ts';

export interface EstimateOptions {
  /** Rows of the frame: panels of the market data are held whole. As many as are computed unless given. */
  readonly held?: number;
  /** How many horizons the factor is judged on: 4 unless given. */
  readonly horizons?: number;
  /** By how many threads at once. */
  readonly threads: number;
}

const CELL = Float64Array.BYTES_PER_ELEMENT;

/** What a run reads beside its factor: adjusted closes, halts, ST, float capital. */
const RUN_PANELS = 4;

/** Bytes a cell of what stays throughout: prices, a byte each of halts, ST, membership and exclusions, industries. */
const KEPT = CELL + 4 + 2;

/** While the factor is judged: it is there twice, as computed and in shared memory. */
const JUDGED = 2 * CELL;

/** Orders of returns take two bytes a horizon and thread. */
const ORDER = 2;

/** While securities are compared: who is in the universe as a mask and as a panel, and what is compared within it. */
const UNIVERSE = 1 + 2 * CELL;

/** The pool of evaluation keeps so many panels for the next node. */
const SPARE_PANELS = 2;

/** What grows with dates or stocks alone, and memory that is let go of a little later. */
const STANDING = 96 * 2 ** 20;

/**
 * The most memory that computing a factor and judging it adds to its process, in bytes. Evaluation holds the panel of
 * each node until the last that needs it. At 5,000 × 1,250 it came to between 1.1 and 1.5 times what five factors of
 * one to eleven nodes were measured to take (250 to 740 MiB).
 * @param dates rows that are computed, those of warming up included
 */
export function estimateBytes(
  graph: FactorGraph,
  dates: number,
  stocks: number,
  { held = dates, horizons = 4, threads }: EstimateOptions,
): number {
  const read = (panelRefs(graph).size + RUN_PANELS) * held * stocks * CELL;
  const compared = graph.nodes.some(comparesSecurities) ? UNIVERSE : 0;
  const evaluated = (mostLive(graph) + SPARE_PANELS) * CELL + compared;
  const judged = JUDGED + ORDER * horizons * threads;
  return STANDING + read + (KEPT + Math.max(evaluated, judged)) * dates * stocks;
}

/** The same of evaluating a graph alone, on panels of its own over these dates and stocks. */
export function evaluationBytes(graph: FactorGraph, dates: number, stocks: number): number {
  return (panelRefs(graph).size + mostLive(graph) + SPARE_PANELS) * CELL * dates * stocks;
}

/** The most panels of nodes that are alive at once: a node's own, its inputs, and those that wait for later nodes. */
function mostLive(graph: FactorGraph): number {
  const { nodes } = topologicalOrder(graph);
  const uses = new Map<string, number>();
  for (const { inputs } of nodes) for (const input of inputs) uses.set(input, (uses.get(input) ?? 0) + 1);
  let live = 0;
  let most = 1;
  for (const { inputs } of nodes) {
    live += 1;
    most = Math.max(most, live);
    for (const input of inputs) {
      const left = (uses.get(input) ?? 0) - 1;
      uses.set(input, left);
      if (left === 0) live -= 1;
    }
  }
  return most;
}
