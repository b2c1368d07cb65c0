import { formatNumber, type StatementRow, type UnitId } from '@console/contract-core';
import { unitOf } from './statement-figures.ts';

/** The width of one bold digit, and the padding on either side of a figure. */
const CHARACTER = 7.6;
const PADDING = 18;
const LEAST = 80;

/** The width of a column that fits the longest value of the lines, such as the assets of a bank. */
export function figureWidth(lines: readonly StatementRow[], unit: UnitId): number {
  return lines.reduce((width, row) => {
    return Math.max(width, widthOf(formatNumber(-largest(row), { unit: unitOf(row, unit) })));
  }, LEAST);
}

/** The width of a column that fits these texts. */
export const textsWidth = (texts: readonly string[]): number =>
  texts.reduce((width, text) => Math.max(width, widthOf(text)), LEAST);

const widthOf = (text: string): number => Math.ceil(text.length * CHARACTER) + PADDING;

const largest = (row: StatementRow): number =>
  [row, row.prior ?? {}]
    .flatMap((values) => Object.entries(values))
    .reduce(
      (so, [key, value]) =>
        /^\d/.test(key) && typeof value === 'number' ? Math.max(so, Math.abs(value)) : so,
      0,
    );
