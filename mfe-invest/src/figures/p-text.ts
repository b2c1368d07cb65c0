import type { SheetCell } from '@console/ui/data';
import { figureText } from './figure-text.ts';

/** Below this a double loses digits and then becomes zero: of such a p value only the bound is known. */
const LEAST = 2.3e-308;

/** A p value as text: never zero. */
export const pText = (value: number | null, decimals: number): string =>
  figureText(value === 0 ? LEAST : value, { unit: 'number', decimals });

/** A p value as a cell of a sheet: unrounded, with an exponent. */
export function pCell(value: number | null): SheetCell {
  if (value === null) return null;
  return value < LEAST ? `<${LEAST}` : { digits: value.toExponential() };
}
