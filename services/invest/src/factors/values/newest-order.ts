import type { FactorGraph, GraphInput } from '@console/quant';
import { needsIndustries, panelRefs } from '../../compute/panel-refs.ts';
import { warmUpRows } from '../../compute/warm-up-rows.ts';
import { comparesSecurities } from '../../compute/within-universe.ts';
import { unlistedCells, type PanelStore } from '@console/market/panels';
import type { NewestRowRequest } from './newest-row.ts';

/** The inputs of a newest row: plain data over shared memory, which can be sent to a thread. */
export interface NewestOrder {
  /** The graph with factors expanded. */
  readonly graph: FactorGraph;
  /** Columns to compute, of `width`. */
  readonly stocks: Int32Array;
  readonly width: number;
  /** The days of the rows: as many of the newest as windows need, and no others. */
  readonly days: Int32Array;
  /** The panels by indicator, over these rows; reports whole. */
  readonly panels: ReadonlyMap<string, GraphInput>;
  /** By cell; null where the graph does not use industries. */
  readonly industries: Uint16Array | null;
  /** By cell not 0 for stocks that are not listed on the day; null where none are compared. */
  readonly outside: Uint8Array | null;
}

/**
 * Reads the inputs of a newest row of `graph`. Comparisons are among the stocks listed on each day: a
 * company that has left still has its last report, and is in no set any more.
 * @throws RangeError for an unknown indicator or a graph out of shape; FrameGone as the store does
 */
export async function newestOrder(
  { graph, frame, stocks }: Omit<NewestRowRequest, 'outside'>,
  store: PanelStore,
): Promise<NewestOrder> {
  const to = frame.dates.length;
  const rows = { from: Math.max(0, to - 1 - warmUpRows(graph)), to };
  const indicators = [...new Set(panelRefs(graph).values())];
  const isCompared = graph.nodes.some(comparesSecurities);
  const [panels, industries, outside] = await Promise.all([
    Promise.all(indicators.map(async (id) => [id, await store.values(frame, id, rows)] as const)),
    needsIndustries(graph) ? store.industries(frame, rows) : null,
    isCompared ? unlistedCells(store, frame, rows) : null,
  ]);
  return {
    graph,
    stocks,
    width: frame.stocks,
    days: frame.days.slice(rows.from, rows.to),
    panels: new Map(panels),
    industries: industries?.cells ?? null,
    outside,
  };
}
