import { post, type Probe } from './probe.ts';
import type { TenantGoods } from './tenant-goods.ts';

const AT = '/api/ai/evaluation';
const wanted = (topicId: number): object => ({ topicId, versions: [1] });
const keyed = (probe: Probe): Probe => ({
  ...probe,
  request: { ...probe.request, method: 'POST', headers: { 'idempotency-key': 'another-tenants-evaluation' } },
});

/** Evaluations, their answers and their jobs. */
export const EVALUATION_PROBES: Readonly<Record<string, (goods: TenantGoods) => readonly Probe[]>> = {
  'ai.evaluation evaluationId': ({ evaluation }) => [
    { path: `${AT}/read?evaluationId=${evaluation.evaluationId}` },
  ],
  'ai.evaluationAnswers evaluationId': ({ evaluation: { evaluationId, caseId } }) => [
    { path: `${AT}/answers?evaluationId=${evaluationId}&caseId=${caseId}` },
  ],
  'ai.evaluationAnswers caseId': ({ evaluation: { evaluationId, caseId } }) => [
    { path: `${AT}/answers?evaluationId=${evaluationId}&caseId=${caseId}` },
  ],
  'ai.evaluationList topicId': ({ topicId }) => [{ path: `${AT}/list?topicId=${topicId}`, finds: 'nothing' }],
  'ai.evaluationResults evaluationId': ({ evaluation }) => [
    { path: `${AT}/results?evaluationId=${evaluation.evaluationId}`, finds: 'nothing' },
  ],
  'ai.evaluationResults caseId': ({ evaluation: { evaluationId, caseId } }) => [
    { path: `${AT}/results?evaluationId=${evaluationId}&caseId=${caseId}`, finds: 'nothing' },
  ],
  'ai.estimateEvaluation topicId': ({ topicId }) => [post(`${AT}/estimate`, wanted(topicId))],
  'ai.startEvaluation topicId': ({ topicId }) => [keyed(post(`${AT}/start`, wanted(topicId)))],
  'ai.stopEvaluation evaluationId': ({ evaluation }) => [
    post(`${AT}/stop`, { evaluationId: evaluation.evaluationId }),
  ],
  'ai.resumeEvaluation evaluationId': ({ evaluation }) => [
    post(`${AT}/resume`, { evaluationId: evaluation.evaluationId }),
  ],
  'jobs.aiJob id': ({ evaluation }) => [{ path: `/api/jobs/ai/job?id=${evaluation.jobId}` }],
  'jobs.aiCancel id': ({ evaluation }) => [post('/api/jobs/ai/cancel', { id: evaluation.jobId })],
  'jobs.aiRetry id': ({ evaluation }) => [post('/api/jobs/ai/retry', { id: evaluation.jobId })],
};

export const EVALUATION_OWNERS = {
  'ai.evaluationList': { key: 'evaluationId', ids: 'SELECT id FROM {ai}.evaluation WHERE tenant_id = ?' },
  'ai.evaluationResults': { shared: 'the answers of one evaluation, which has its own probe above' },
  'jobs.aiList': {
    key: 'id',
    ids: 'SELECT id FROM {ai}.job WHERE tenant_id = ?',
    asked: { scope: 'all' },
  },
} as const;
