import { reportCalls } from '@console/contract-industry';
import { SHOWN_STATEMENTS } from '@console/market/statements';
import { answers, by } from '@console/node-kit/http';
import { AnalysisService } from './analysis.service.ts';
import { StatementService } from './statement.service.ts';

export const financialAnswers = answers(reportCalls, {
  income: by(StatementService, (statements, input, { session }) =>
    statements.statement(session, SHOWN_STATEMENTS.income, input),
  ),
  balanceSheet: by(StatementService, (statements, input, { session }) =>
    statements.statement(session, SHOWN_STATEMENTS.balanceSheet, input),
  ),
  cashFlow: by(StatementService, (statements, input, { session }) =>
    statements.statement(session, SHOWN_STATEMENTS.cashFlow, input),
  ),
  analysis: by(AnalysisService, (analyses, input, { session }) => analyses.ofSums(session, input)),
  analysisMedians: by(AnalysisService, (analyses, input, { session }) => analyses.ofMembers(session, input)),
});
