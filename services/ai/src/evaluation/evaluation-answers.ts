import { aiEntries, EVALUATION_MESSAGES } from '@console/contract-ai';
import { answers, by } from '@console/node-kit/http';
import { givenKey } from '@console/node-kit/records';
import { EvaluationPlans } from './evaluation-plans.ts';
import { EvaluationReader } from './evaluation-reader.ts';
import { EvaluationsService } from './evaluations.service.ts';

export const evaluationAnswers = answers(aiEntries, {
  evaluation: by(EvaluationReader, (reader, { evaluationId }, { session }) =>
    reader.read({ tenantId: session.tenantId, evaluationId }),
  ),
  evaluationAnswers: by(EvaluationReader, (reader, place, { session }) =>
    reader.answers({ tenantId: session.tenantId, ...place }),
  ),
  estimateEvaluation: by(EvaluationPlans, (plans, input, { session, request }) =>
    plans.estimate(session, input, request),
  ),
  startEvaluation: by(EvaluationsService, (evaluations, input, call) =>
    evaluations.start(call.session, input, {
      key: givenKey(call, EVALUATION_MESSAGES.keyMissing),
      asker: call.request,
    }),
  ),
  stopEvaluation: by(EvaluationsService, (evaluations, { evaluationId }, { session }) =>
    evaluations.stop(session, evaluationId),
  ),
  resumeEvaluation: by(EvaluationsService, (evaluations, { evaluationId }, { session }) =>
    evaluations.resume(session, evaluationId),
  ),
});
