import type { DateRange, FactorGraph, GraphInput, GraphPanel } from '@console/quant';
import type { PanelFrame, PanelStore } from '@console/market/panels';
import { gatherColumns, gatherReports } from './gather-columns.ts';
import { needsIndustries, panelRefs } from './panel-refs.ts';
import { warmUpRows } from './warm-up-rows.ts';
import { UNIVERSE_REF, withinUniverse } from './within-universe.ts';

export interface FactorRequest {
  /** The graph with factors expanded, down to the indicators. */
  readonly graph: FactorGraph;
  readonly frame: PanelFrame;
  /** The rows that are wanted. */
  readonly range: DateRange;
  /** Columns to compute, as numbers from 0; all by default. Percentiles of a date are then among these only. */
  readonly stocks?: Int32Array;
  /**
   * Returns, by cell of some rows, not 0 for stocks outside the date's universe: percentiles and z-scores of a date are
   * then among the others only. Called only where the graph compares securities, also for rows before the range that
   * windows need; without it every stock is in the universe.
   */
  readonly outside?: (rows: DateRange) => Promise<Uint8Array>;
  readonly signal?: AbortSignal;
}

/** The inputs from which a factor is computed: plain data over shared memory, which another thread can use. */
export interface FactorInputs {
  readonly graph: FactorGraph;
  readonly inputs: ReadonlyMap<string, GraphInput>;
  readonly panel: GraphPanel;
  /** The number of rows at the beginning that only fill windows. */
  readonly skip: number;
}

/**
 * Reads what a factor is computed from, over the rows that are wanted and those before that its windows need. A value
 * of a report is valid from its announcement on.
 * @throws RangeError for an unknown indicator or a graph out of shape; FrameGone as the store does
 */
export async function factorInputs(request: FactorRequest, store: PanelStore): Promise<FactorInputs> {
  const { frame, range, stocks, signal, outside } = request;
  signal?.throwIfAborted();
  const from = Math.max(0, range.from - warmUpRows(request.graph));
  const rows = { from, to: range.to };
  const refs = [...panelRefs(request.graph)];
  const graph = outside ? withinUniverse(request.graph) : request.graph;
  const [read, industries] = await Promise.all([
    Promise.all(refs.map(([, indicator]) => store.values(frame, indicator, rows))),
    needsIndustries(graph) ? store.industries(frame, rows) : null,
  ]);
  signal?.throwIfAborted();
  const narrow = (input: GraphInput): GraphInput => {
    if (stocks === undefined) return input;
    return input instanceof Float64Array
      ? gatherColumns(input, frame.stocks, stocks)
      : gatherReports(input, stocks);
  };
  const cells =
    industries && (stocks ? gatherColumns(industries.cells, frame.stocks, stocks) : industries.cells);
  const inputs = new Map(refs.map(([ref], at) => [ref, narrow(read[at] as GraphInput)]));
  if (outside && graph !== request.graph)
    inputs.set(UNIVERSE_REF, narrow(universePanel(await outside(rows))));
  return {
    graph,
    inputs,
    panel: {
      dates: rows.to - rows.from,
      stocks: stocks?.length ?? frame.stocks,
      days: frame.days.subarray(rows.from, rows.to),
      ...(cells && { industries: cells }),
    },
    skip: range.from - from,
  };
}

function universePanel(outside: Uint8Array): Float64Array {
  const panel = new Float64Array(outside.length);
  for (let cell = 0; cell < panel.length; cell += 1) panel[cell] = outside[cell] === 0 ? 1 : NaN;
  return panel;
}
