import { formatNumber, type StatementRow, type UnitId } from '@console/contract-core';
import { unitOf } from './statement-figures.ts';

/** The width of one bold digit, and the padding on either side of a figure. */
const CHARACTER = 7.6;
const PADDING = 18;
const LEAST = 80;

/** The width of a column that fits the longest value of the lines, such as the assets of a bank. */
export function figureWidth(lines: readonly StatementRow[], unit: UnitId): number {
  return lines.reduce((width, row) => {
    const longest = formatNumber(-largest(row), { unit: unitOf(row, unit) });
    return Math.max(width, Math.ceil(longest.length * CHARACTER) + PADDING);
  }, LEAST);
}

const largest = (row: StatementRow): number =>
  [row, row.prior ?? {}]
    .flatMap((values) => Object.entries(values))
    .reduce(
      (so, [key, value]) =>
        /^\d/.test(key) && typeof value === 'number' ? Math.max(so, Math.abs(value)) : so,
      0,
    );
