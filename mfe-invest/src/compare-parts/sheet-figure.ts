import { formatNumber, inUnit, UNITS, type UnitId } from '@console/contract-core';
import { figureCell, type SheetCell } from '@console/ui/data';

/**
 * A figure as a cell of a sheet: in its unit, with its decimals, or with an exponent where they would show
 * only zeros.
 */
export function sheetFigure(value: number | null, unit: UnitId, decimals: number): SheetCell {
  const text = formatNumber(value, { unit, decimals });
  if (value === null || !Number.isFinite(value)) return figureCell(text);
  const full = inUnit(value, unit);
  if (value === 0 || /[1-9]/.test(text)) return { digits: figureCell(text)?.digits ?? '0', full };
  return { digits: full.toExponential(DIGITS), full };
}

/** Decimals of a figure with an exponent: more would be rounding errors of the scaling. */
const DIGITS = 6;

/** The heading of figures of a unit: 换手率(%) */
export const headOf = (title: string, unit: UnitId): string => {
  const { text } = UNITS[unit];
  return text === '' ? title : `${title}(${text})`;
};
