import type { Template } from '@console/market/schema';
import {
  drawnLines,
  SHOWN_STATEMENTS,
  type DrawnLine,
  type Levels,
  type ShownStatement,
} from '@console/market/statements';
import { profitLines } from './profit-lines.ts';
import { reportTable, type ReportTable } from './report-reader.ts';

/** The definition of a statement: the mart's table, the lines shown, and which are no sums over the year. */
export interface StatementKind {
  readonly table: ReportTable;
  readonly linesOf: (template: Template) => readonly DrawnLine[];
  readonly levels: Levels;
}

const kindOf = ({ table, lines, columns, levels }: ShownStatement): StatementKind => ({
  table: reportTable(table, columns),
  linesOf: (template) => drawnLines(lines, { templates: [template], levels: Object.keys(levels) }),
  levels,
});

const income = kindOf(SHOWN_STATEMENTS.income);

export const STATEMENT_KINDS = {
  income,
  balanceSheet: kindOf(SHOWN_STATEMENTS.balanceSheet),
  cashFlow: kindOf(SHOWN_STATEMENTS.cashFlow),
  profit: { ...income, linesOf: profitLines },
} as const satisfies Readonly<Record<string, StatementKind>>;
