import { evaluateGraph } from '@console/quant';
import type { PanelStore } from '@console/market/panels';
import { factorInputs, type FactorInputs, type FactorRequest } from './factor-inputs.ts';

/**
 * A factor's values over the wanted rows, date-major: NaN where missing. Computed in this thread: what takes
 * long belongs into a thread, which gets `factorInputs` and calls `evaluateFactor`.
 * @throws RangeError for an unknown indicator or a graph out of shape; FrameGone as the store does
 */
export async function computeFactor(request: FactorRequest, store: PanelStore): Promise<Float64Array> {
  return evaluateFactor(await factorInputs(request, store));
}

/** The same from inputs that were read before. */
export function evaluateFactor({ graph, inputs, panel, skip }: FactorInputs): Float64Array {
  return evaluateGraph(graph, inputs, panel).subarray(skip * panel.stocks);
}
