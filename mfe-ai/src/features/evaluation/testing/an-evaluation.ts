import type { EvaluatedCase, Evaluation, EvaluationTotals } from '@console/contract-ai';

const totals = (version: number, model: string, passed: number): EvaluationTotals => ({
  version,
  model,
  runs: 6,
  passed,
  figures: 12,
  verified: 9,
  tokensIn: 1200,
  tokensOut: 300,
  estimated: 0,
  cost: 0.0084,
  firstMs: 420,
  totalMs: 2600,
});

/** A case with the passes of 甲模型 with versions 2 and 1; 数据直答 passes always. */
export const aCase = (caseId: number, [second, first]: readonly [number, number]): EvaluatedCase => ({
  caseId,
  question: `问题 ${caseId}`,
  subject: { kind: 'company', id: 7, name: '华岚精工' },
  refusal: null,
  marks: [
    { version: 2, model: '数据直答', runs: 3, passed: 3 },
    { version: 2, model: '甲模型', runs: 3, passed: second },
    { version: 1, model: '数据直答', runs: 3, passed: 3 },
    { version: 1, model: '甲模型', runs: 3, passed: first },
  ],
});

/** An evaluation for tests; what matters to a test is written there. */
export const anEvaluation = (parts: Partial<Evaluation> = {}): Evaluation => ({
  evaluationId: 12,
  topicId: 5,
  topic: '盈利能力',
  versions: [2, 1],
  models: ['数据直答', '甲模型'],
  current: 1,
  state: 'succeeded',
  message: null,
  cancelRequested: false,
  done: 24,
  total: 24,
  startedUser: '李四',
  startedTime: '2026-11-27 10:00:00',
  finishedTime: '2026-11-27 10:01:00',
  totals: [
    totals(2, '数据直答', 6),
    totals(2, '甲模型', 4),
    totals(1, '数据直答', 6),
    totals(1, '甲模型', 5),
  ],
  cases: [aCase(31, [3, 3]), aCase(32, [1, 2])],
  ...parts,
});
