import type { DayRows } from '../day-rows.ts';

/** The band of a holding's target: a quarter of it, and at least a hundredth of the assets. */
const BAND_OF_TARGET = 0.25;
const LEAST_BAND = 0.01;

/** A holding that is outside the band of its target: shares of the assets at the close. */
export interface Drift {
  readonly code: string;
  readonly weight: number;
  readonly target: number;
  readonly band: number;
}

/**
 * The holdings whose weight at the close is outside the band of their target, which is the signal's weight under the
 * caps in force. What is still being traded, or sold off, has none.
 */
export function driftsOf({
  report,
  holdings,
  state,
}: Pick<DayRows, 'report' | 'holdings' | 'state'>): readonly Drift[] {
  const traded = new Set(state.orders.map(([code]) => code));
  const assets = Number(report.assets);
  return holdings.flatMap(({ code, value, fullWeight, positionIndex }) => {
    const target = Number(fullWeight) * Number(positionIndex);
    const weight = Number(value) / assets;
    const band = Math.max(LEAST_BAND, BAND_OF_TARGET * target);
    const isOutside = target > 0 && !traded.has(code) && Math.abs(weight - target) > band;
    return isOutside ? [{ code, weight, target, band }] : [];
  });
}
