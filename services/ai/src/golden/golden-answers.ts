import { aiEntries } from '@console/contract-ai';
import { answers, by } from '@console/node-kit/http';
import { recordAnswers } from '@console/node-kit/records';
import { GoldenChecksService } from './golden-checks.service.ts';
import { GoldenCasesService } from './golden-cases.service.ts';

export const goldenAnswers = answers(aiEntries, {
  ...recordAnswers(aiEntries, 'goldenCase', GoldenCasesService),
  addCaseOfQuestion: by(GoldenCasesService, (cases, input, { session }) =>
    cases.addOfQuestion(session, input),
  ),
  checkGoldenCases: by(GoldenChecksService, (checks, { topicId }, { session, request }) =>
    checks.check(session, topicId, request),
  ),
});
