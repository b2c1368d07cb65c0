import { formatNumber, UNITS, type UnitId } from '@console/contract-core';
import { figureCell, type SheetCell } from '@console/ui/data';

/** A figure as a sheet holds it: in its unit, with its decimals, or with an exponent where they would show nothing. */
export function sheetFigure(value: number | null, unit: UnitId, decimals: number): SheetCell {
  const text = formatNumber(value, { unit, decimals });
  if (value === null || !Number.isFinite(value) || value === 0 || /[1-9]/.test(text)) return figureCell(text);
  return { digits: (value / UNITS[unit].scale).toExponential(DIGITS) };
}

/** Behind the point of one with an exponent: more would be the noise of scaling it. */
const DIGITS = 6;

/** What heads figures of a unit: 换手率(%) */
export const headOf = (title: string, unit: UnitId): string => {
  const { text } = UNITS[unit];
  return text === '' ? title : `${title}(${text})`;
};
