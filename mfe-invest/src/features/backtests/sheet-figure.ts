import { formatNumber, UNITS, type UnitId } from '@console/contract-core';
import { figureCell, type SheetCell } from '@console/ui/data';

/** A figure as a sheet holds it: in its unit, with its decimals. */
export const sheetFigure = (value: number | null, unit: UnitId, decimals: number): SheetCell =>
  figureCell(formatNumber(value, { unit, decimals }));

/** What heads figures of a unit: 换手率(%) */
export const headOf = (title: string, unit: UnitId): string => {
  const { text } = UNITS[unit];
  return text === '' ? title : `${title}(${text})`;
};
