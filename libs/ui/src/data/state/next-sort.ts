import type { Column } from '@console/contract-core';
import { isNumeric } from '../cell-text.ts';

/** Numbers and dates start with the largest, names with the first; the third click is the default again. */
export function nextSort(column: Column, direction: 'ASC' | 'DESC' | null, defaultSort: string): string {
  const first =
    isNumeric(column) || column.format === 'date' || column.format === 'datetime' ? 'DESC' : 'ASC';
  const second = first === 'DESC' ? 'ASC' : 'DESC';
  if (direction === null) return `${column.key},${first}`;
  if (direction === first) return `${column.key},${second}`;
  return defaultSort === `${column.key},${second}` ? `${column.key},${first}` : defaultSort;
}
