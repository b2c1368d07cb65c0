import { faultAt, type ParameterFault } from './parameter-fault.ts';
import { choiceField, countField, optional } from './parameter-fields.ts';

/** The unit of a window: rows of the panel (trading days, the default), or reports. */
export type WindowUnit = 'days' | 'reports';

/** Forty years of trading days: a longer window is a typing error. */
export const LONGEST_WINDOW = 10_000;

/** The length of a window, or the number of rows back. */
export const WINDOW_LENGTH = countField({ least: 1, most: LONGEST_WINDOW });

export const WINDOW_UNIT = optional(choiceField(['days', 'reports']));

/** A window cannot ask for more values than it is long. */
export function windowFaults({ n, least }: { readonly n: number; readonly least: number }): ParameterFault[] {
  return least > n ? [faultAt(['least'], 'above-other', { other: 'n' })] : [];
}
