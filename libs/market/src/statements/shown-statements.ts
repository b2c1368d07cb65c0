import { BALANCE_LINES } from '../schema/statements/balance-lines.ts';
import { CASH_FLOW_LINES } from '../schema/statements/cash-flow-lines.ts';
import { INCOME_LINES } from '../schema/statements/income-lines.ts';
import { lineColumns, type StatementLine } from '../schema/statements/statement-line.ts';
import type { Levels } from './single-quarter.ts';

/** A statement as the console shows it: the mart's table, its lines, and which of them are no sums over the year. */
export interface ShownStatement {
  readonly table: 'income_statement' | 'balance_sheet' | 'cash_flow_statement';
  readonly lines: readonly StatementLine[];
  /** The columns of the lines that have values. */
  readonly columns: readonly string[];
  readonly levels: Levels;
}

const shown = (
  table: ShownStatement['table'],
  lines: readonly StatementLine[],
  levels: Levels = {},
): ShownStatement => ({ table, lines, columns: lineColumns(lines).map(({ name }) => name), levels });

export const SHOWN_STATEMENTS = {
  income: shown('income_statement', INCOME_LINES),
  balanceSheet: shown('balance_sheet', BALANCE_LINES),
  /** Cash at the beginning of a quarter is that at the end of the report before. */
  cashFlow: shown('cash_flow_statement', CASH_FLOW_LINES, {
    cash_begin: { before: 'cash_end' },
    cash_end: 'own',
  }),
} as const;
