import { randomUUID } from 'node:crypto';
import { eventually } from '../suite/eventually.ts';
import type { HttpSession } from '../suite/http-session.ts';
import { rows } from '../suite/suite.ts';

/** An evaluation that has ended, a case of it, and its job. */
export interface OwnEvaluation {
  readonly evaluationId: number;
  readonly caseId: number;
  readonly jobId: string;
}

/** A topic of the demo has sixty cases. */
const PATIENCE_MS = 120_000;

/** Evaluates the version in use of the topic of a golden case, by the data alone. */
export async function endedEvaluation(session: HttpSession, caseId: number): Promise<OwnEvaluation> {
  const [topic] = await rows<{ id: number; number: number }>(
    `SELECT t.id, t.template_version AS number FROM {ai}.topic t
       JOIN {ai}.golden_case g ON g.topic_id = t.id WHERE g.id = ?`,
    [caseId],
  );
  const { evaluationId } = await session.result<{ evaluationId: number }>('/api/ai/evaluation/start', {
    method: 'POST',
    body: { topicId: topic?.id, versions: [topic?.number] },
    headers: { 'idempotency-key': randomUUID() },
  });
  const [job] = await eventually(
    () =>
      rows<{ id: string; state: string }>(
        `SELECT j.id, j.state FROM {ai}.job j JOIN {ai}.evaluation e ON e.job_id = j.id WHERE e.id = ?`,
        [evaluationId],
      ),
    ([found]) => found?.state === 'succeeded',
    PATIENCE_MS,
  );
  return { evaluationId, caseId, jobId: job?.id ?? '' };
}
