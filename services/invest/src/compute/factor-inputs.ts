import type { DateRange, FactorGraph, GraphInput, GraphPanel } from '@console/quant';
import type { PanelFrame, PanelStore } from '../panels/panel-store.ts';
import { gatherColumns, gatherReports } from './gather-columns.ts';
import { needsIndustries, panelRefs } from './panel-refs.ts';
import { warmUpRows } from './warm-up-rows.ts';
import { UNIVERSE_REF, withinUniverse } from './within-universe.ts';

export interface FactorRequest {
  /** Without factors: what it is made of, down to the indicators. */
  readonly graph: FactorGraph;
  readonly frame: PanelFrame;
  /** The rows that are wanted. */
  readonly range: DateRange;
  /** Columns to compute, as numbers from 0; all unless given. Percentiles of a date are then among them alone. */
  readonly stocks?: Int32Array;
  /**
   * By cell of some rows not 0 for who is outside the date's universe: percentiles and z-scores of a date are then
   * among the others alone. Asked only where the graph compares securities, for the rows of warming up too; everybody
   * is in unless given.
   */
  readonly outside?: (rows: DateRange) => Promise<Uint8Array>;
  readonly signal?: AbortSignal;
}

/** Everything that a factor is computed from. Plain data over shared memory: another thread may do it. */
export interface FactorInputs {
  readonly graph: FactorGraph;
  readonly inputs: ReadonlyMap<string, GraphInput>;
  readonly panel: GraphPanel;
  /** Rows at the beginning that only warm up. */
  readonly skip: number;
}

/**
 * Reads what a factor is computed from, over the rows that are wanted and those before that its windows need. A value
 * of a report stands from its announcement on.
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
