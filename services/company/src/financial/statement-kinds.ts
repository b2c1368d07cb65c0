import {
  BALANCE_LINES,
  CASH_FLOW_LINES,
  INCOME_LINES,
  lineColumns,
  type StatementLine,
  type Template,
} from '@console/market/schema';
import { drawnLines, type DrawnLine } from './drawn-line.ts';
import { profitLines } from './profit-lines.ts';
import { reportTable, type ReportTable } from './report-reader.ts';
import type { Levels } from './single-quarter.ts';

/** The definition of a statement: the mart's table, the lines shown, and which are no sums over the year. */
export interface StatementKind {
  readonly table: ReportTable;
  readonly linesOf: (template: Template) => readonly DrawnLine[];
  readonly levels: Levels;
}

const tableOf = (name: ReportTable['name'], lines: readonly StatementLine[]): ReportTable =>
  reportTable(
    name,
    lineColumns(lines).map((column) => column.name),
  );

const INCOME_TABLE = tableOf('income_statement', INCOME_LINES);
/** Cash at the beginning of a quarter is that at the end of the report before. */
const CASH: Levels = { cash_begin: { before: 'cash_end' }, cash_end: 'own' };

export const STATEMENT_KINDS = {
  income: {
    table: INCOME_TABLE,
    linesOf: (template) => drawnLines(INCOME_LINES, template),
    levels: {},
  },
  balanceSheet: {
    table: tableOf('balance_sheet', BALANCE_LINES),
    linesOf: (template) => drawnLines(BALANCE_LINES, template),
    levels: {},
  },
  cashFlow: {
    table: tableOf('cash_flow_statement', CASH_FLOW_LINES),
    linesOf: (template) => drawnLines(CASH_FLOW_LINES, template, Object.keys(CASH)),
    levels: CASH,
  },
  profit: { table: INCOME_TABLE, linesOf: profitLines, levels: {} },
} as const satisfies Readonly<Record<string, StatementKind>>;
