import { EMPTY, UNITS, type StatementRow, type UnitId } from '@console/contract-core';
import { figureOf } from '../data/export/sheet-of-table.ts';
import type { Sheet } from '../data/export/sheet.ts';
import { labelUnit, statementCell, type StatementColumn } from './statement-columns.ts';

export interface ShownStatement {
  /** Names the file: 贵州茅台 利润表. */
  readonly title: string;
  readonly unit: UnitId;
  readonly source: string;
  readonly asOf: string | null;
  readonly lines: readonly StatementRow[];
  readonly columns: readonly StatementColumn[];
}

/** A statement as a sheet: exactly the columns that are shown, in their order, lines indented by spaces. */
export function statementSheet({ title, unit, source, asOf, lines, columns }: ShownStatement): Sheet {
  return {
    title,
    source,
    asOf,
    unit: UNITS[unit].text,
    about: `单位 ${UNITS[unit].text}`,
    header: ['报告期', ...columns.map(headOf)],
    rows: lines.map((row) => [
      `${'  '.repeat(row.prefixSpace ?? 0)}${row.cn}${unitSuffix(labelUnit(row, unit))}`,
      ...columns.map((column) => {
        const { value, unit: own, reason } = statementCell(row, column, unit);
        return reason === undefined ? figureOf(value, own) : EMPTY;
      }),
    ]),
    looks: lines.map(({ bold = false, prefixSpace = 0 }) => ({ bold, level: prefixSpace })),
  };
}

function headOf({ group, title, unit = '' }: StatementColumn): string {
  const own = `${title}${unitSuffix(unit)}`;
  return group === undefined ? own : `${group} ${own}`;
}

const unitSuffix = (text: string): string => (text === '' ? '' : `(${text})`);
