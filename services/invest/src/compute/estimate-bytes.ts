import { topologicalOrder, type FactorGraph } from '@console/quant';
import { panelRefs } from './panel-refs.ts';
import { comparesSecurities } from './within-universe.ts';

export interface EstimateOptions {
  /** The rows of the frame, of which market-data panels are kept whole. By default as many as are computed. */
  readonly held?: number;
  /** The number of horizons on which the factor is judged: 4 by default. */
  readonly horizons?: number;
  /** The number of threads that judge at once. */
  readonly threads: number;
}

const CELL = Float64Array.BYTES_PER_ELEMENT;

/** The panels that a run reads beside its factor: adjusted closes, halts, ST, float capital. */
const RUN_PANELS = 4;

/**
 * The bytes of a cell that stay throughout: prices, a byte each for halts, ST, membership and exclusions, industries.
 */
const KEPT = CELL + 4 + 2;

/** The bytes of a cell while the factor is judged: it exists twice, as computed and in shared memory. */
const JUDGED = 2 * CELL;

/** The bytes of a cell for the order of returns, for each horizon and thread. */
const ORDER = 2;

/**
 * The bytes of a cell while securities are compared: the universe as a mask and as a panel, and the values compared
 * within it.
 */
const UNIVERSE = 1 + 2 * CELL;

/** The number of panels that evaluation keeps to reuse for the next node. */
const SPARE_PANELS = 2;

/** The bytes that grow only with dates or stocks, and memory that is released a little later. */
const STANDING = 96 * 2 ** 20;

/**
 * The most memory that computing and judging a factor adds to its process, in bytes. Evaluation keeps the panel of
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

/** The same for evaluating a graph alone, on its own panels over these dates and stocks. */
export function evaluationBytes(graph: FactorGraph, dates: number, stocks: number): number {
  return (panelRefs(graph).size + mostLive(graph) + SPARE_PANELS) * CELL * dates * stocks;
}

/** The most panels of nodes that exist at once: a node's own, its inputs, and those that wait for later nodes. */
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
