import type { SheetCell } from '@console/ui/data';
import { figureText } from '../figure-text.ts';

/** Below this a double loses digits and then is zero: a p value that came to nothing is only known to be less. */
const LEAST = 2.3e-308;

/** A p value as it is read: it is never zero. */
export const pText = (value: number | null, decimals: number): string =>
  figureText(value === 0 ? LEAST : value, { unit: 'number', decimals });

/** A p value as a sheet holds it: whole, with an exponent. */
export function pCell(value: number | null): SheetCell {
  if (value === null) return null;
  return value < LEAST ? `<${LEAST}` : { digits: value.toExponential() };
}
