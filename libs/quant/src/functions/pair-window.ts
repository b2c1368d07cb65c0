import type { ParameterFault } from '../rules/parameter-fault.ts';
import { countField, optional } from '../rules/parameter-fields.ts';
import { LONGEST_WINDOW, windowFaults } from '../rules/window-unit.ts';

/** A window whose figure needs two values at the least. */
export interface PairWindowParameters {
  /** Rows of the window, today's included. */
  readonly n: number;
  /** The number of values that must be present; n by default. */
  readonly least?: number | null;
}

export const PAIR_FIELDS = {
  n: countField({ least: 2, most: LONGEST_WINDOW }),
  least: optional(countField({ least: 2 })),
};

/** The faults of a window, which cannot need more values than its length. */
export function pairWindowFaults(parameters: PairWindowParameters): ParameterFault[] {
  return windowFaults(pairWindowOf(parameters));
}

/** The window with its default. */
export function pairWindowOf({ n, least }: PairWindowParameters): {
  readonly n: number;
  readonly least: number;
} {
  return { n, least: least ?? n };
}
