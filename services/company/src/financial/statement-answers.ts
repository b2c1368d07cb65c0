import { financialCalls } from '@console/contract-company';
import { answers, by } from '@console/node-kit/http';
import { STATEMENT_KINDS } from './statement-kinds.ts';
import { StatementService } from './statement.service.ts';

export const statementAnswers = answers(financialCalls, {
  income: by(StatementService, (statements, input, { session }) =>
    statements.statement(session, STATEMENT_KINDS.income, input),
  ),
  balanceSheet: by(StatementService, (statements, input, { session }) =>
    statements.statement(session, STATEMENT_KINDS.balanceSheet, input),
  ),
  cashFlow: by(StatementService, (statements, input, { session }) =>
    statements.statement(session, STATEMENT_KINDS.cashFlow, input),
  ),
  profit: by(StatementService, (statements, input, { session }) =>
    statements.statement(session, STATEMENT_KINDS.profit, input),
  ),
  profitCompared: by(StatementService, (statements, input, { session }) =>
    statements.statement(session, STATEMENT_KINDS.income, { ...input, comparison: 'quarter' }),
  ),
});
