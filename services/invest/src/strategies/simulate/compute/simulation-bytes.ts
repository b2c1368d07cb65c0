import type { FactorGraph } from '@console/quant';
import { evaluationBytes } from '../../../compute/estimate-bytes.ts';
import { panelRefs } from '../../../compute/panel-refs.ts';
import { warmUpRows } from '../../../compute/warm-up-rows.ts';
import { BLOCK_DAYS } from './index-blocks.ts';

const CELL = Float64Array.BYTES_PER_ELEMENT;
/** The rows that indexes of a day look back on, and what they are made of: seven daily panels, and as many on the way. */
const INDEX_ROWS = 750;
const INDEX_PANELS = 14;
/** A holding of a day with what the report needs of it, and what grows with neither. */
const HOLDING_BYTES = 400;
const STANDING = 64 * 2 ** 20;

export interface SimulatedSize {
  /** The factor of an intelligent strategy, expanded; null for those that choose by indexes, undefined without a choice. */
  readonly graph: FactorGraph | null | undefined;
  /** The stocks that are held at a time. */
  readonly held: number;
  /** Trading days. */
  readonly days: number;
  /** Columns of the panels, and all their rows. */
  readonly stocks: number;
  readonly rows: number;
}

/** The most memory that a simulation adds to its process, in bytes, the panels it reads included. */
export function simulationBytes({ graph, held, days, stocks, rows }: SimulatedSize): number {
  return STANDING + days * held * HOLDING_BYTES + chosenBytes(graph, stocks, rows);
}

function chosenBytes(graph: SimulatedSize['graph'], stocks: number, rows: number): number {
  if (graph === undefined) return 0;
  if (graph === null) return INDEX_PANELS * (INDEX_ROWS + BLOCK_DAYS) * stocks * CELL;
  const evaluated = evaluationBytes(graph, Math.min(rows, warmUpRows(graph) + 1), stocks);
  return panelRefs(graph).size * rows * stocks * CELL + evaluated;
}
