import type { DateRange } from '@console/quant';
import type { PanelFrame, PanelStore } from '@console/market/panels';
import type { NewestOrder } from './newest-order.ts';
import { newestRow, RowTooLarge } from './newest-row.ts';

/** The result of an order: the values of its stocks, or that it would take more memory than allowed. */
export type NewestOutcome =
  | { readonly kind: 'computed'; readonly values: Float64Array }
  | { readonly kind: 'too-large' };

/** Computes an order in this thread: that can take seconds, and belongs into a thread of its own. */
export async function newestOutcome(order: NewestOrder): Promise<NewestOutcome> {
  const { graph, stocks } = order;
  const frame = frameOf(order);
  const outside = async ({ from, to }: DateRange): Promise<Uint8Array> =>
    order.outside?.subarray(from * order.width, to * order.width) ?? nobodyAsks();
  try {
    return { kind: 'computed', values: await newestRow({ graph, frame, stocks, outside }, storeOf(order)) };
  } catch (error) {
    if (error instanceof RowTooLarge) return { kind: 'too-large' };
    throw error;
  }
}

/** The rows and columns of an order; its dates are not needed. */
function frameOf({ days, width }: NewestOrder): PanelFrame {
  return {
    version: '',
    mart: '',
    shape: '',
    loads: {},
    snapshotId: null,
    asOf: null,
    dates: Array.from(days, () => ''),
    days,
    stocks: width,
  };
}

/** The panels of an order as a store: a newest row needs no others. */
function storeOf(order: NewestOrder): PanelStore {
  const { width, panels, industries } = order;
  const cellsOf = ({ from, to }: DateRange): [number, number] => [from * width, to * width];
  return {
    frame: () => Promise.resolve(frameOf(order)),
    values: (_, id, range) => {
      const panel = panels.get(id);
      if (panel === undefined) return Promise.reject(new RangeError(`not in the order: ${id}`));
      return Promise.resolve(panel instanceof Float64Array ? panel.subarray(...cellsOf(range)) : panel);
    },
    industries: (_, range) => {
      if (industries === null) return nobodyAsks();
      return Promise.resolve({ cells: industries.subarray(...cellsOf(range)), names: [], codes: [] });
    },
    industryMask: nobodyAsks,
    listings: nobodyAsks,
  };
}

const nobodyAsks = (): Promise<never> => Promise.reject(new Error('a newest row needs values alone'));
