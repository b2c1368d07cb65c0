import { EMPTY, formatNumber, type Column } from '@console/contract-core';

/** Whether a column is aligned right: numbers are, everything else is aligned left. */
export function isNumeric(column: Column): boolean {
  return column.unit !== undefined || column.format === 'number' || column.format === 'change';
}

/** A cell as text: scaled and rounded by the column's unit, — for nothing. */
export function cellText(column: Column, value: unknown): string {
  if (isNumeric(column)) {
    const number = typeof value === 'number' ? value : null;
    return formatNumber(number, { unit: column.unit ?? 'number', signed: column.format === 'change' });
  }
  if (value === null || value === undefined || value === '') return EMPTY;
  if (Array.isArray(value)) return value.length > 0 ? value.join('、') : EMPTY;
  // Seconds are of no use in a list.
  return column.format === 'datetime' ? String(value).slice(0, 16) : String(value);
}
