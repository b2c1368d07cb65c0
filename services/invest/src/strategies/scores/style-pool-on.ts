import { systemPool } from '@console/quant';
import { columnsOf, eligibleOn, type SignalPlace } from '../days/signals/signal-place.ts';

/** The pools of a style on a date, as columns. A stock may be in both. */
export interface StylePool {
  /** The highest style index first. */
  readonly system: readonly number[];
  /** What users pinned. */
  readonly user: readonly number[];
}

/** The pools of a style on a date from its index by column and the codes that are pinned to it. */
export async function stylePoolOn(
  place: SignalPlace,
  styleIndex: Float64Array,
  pins: readonly string[],
): Promise<StylePool> {
  const exclusions = {
    shape: { dates: 1, stocks: place.frame.stocks },
    universe: await eligibleOn(place),
  };
  const columns = columnsOf(place.codes);
  return {
    system: systemPool(styleIndex, place.codes, { exclusions, row: 0 }),
    user: pins.flatMap((code) => columns.get(code) ?? []),
  };
}
