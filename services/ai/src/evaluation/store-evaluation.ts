import { EVALUATION_LIMITS } from '@console/contract-ai';
import { factText } from '@console/contract-ai';
import type { Session } from '@console/contract-core';
import { JOB_PRIORITY } from '@console/node-kit/jobs';
import type { Jobs } from '@console/node-kit/jobs/submit';
import type { EntityManager } from 'typeorm';
import { shanghaiDateTime } from '@console/contract-core';
import { queries } from '../queries.ts';
import type { EvaluationPlan, FrozenCase } from './evaluation-plans.ts';

/** An evaluation and the job that runs it. */
export interface QueuedEvaluation {
  readonly evaluationId: number;
  readonly jobId: string;
}

export interface StoringEvaluation {
  readonly session: Session;
  readonly plan: EvaluationPlan;
  readonly frozen: readonly FrozenCase[];
}

/** The rows written by one statement. */
const AT_ONCE = 500;

/** Writes an evaluation with its cases, a row for each answer, and its job; the caller hands the job over. */
export async function storeEvaluation(
  manager: EntityManager,
  jobs: Jobs,
  { session, plan, frozen }: StoringEvaluation,
): Promise<QueuedEvaluation> {
  const { tenantId, userId } = session;
  const { insertId } = await queries(manager)
    .insertInto('ai.evaluation')
    .values({
      tenant_id: tenantId,
      topic_id: plan.topicId,
      versions: JSON.stringify(plan.versions),
      models: JSON.stringify(plan.models),
      version_in_use: plan.inUse,
      cases: frozen.length,
      total: frozen.length * plan.versions.length * plan.models.length * EVALUATION_LIMITS.runs,
      started_by: userId,
      started_at: shanghaiDateTime(jobs.parts.clock.now()),
    })
    .executeTakeFirstOrThrow();
  const evaluationId = Number(insertId);
  await insertCases(manager, { evaluationId, tenantId, frozen });
  const rows = frozen.flatMap((one, at) => resultsOf(one, { evaluationId, tenantId, plan, place: at + 1 }));
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await queries(manager)
      .insertInto('ai.evaluation_result')
      .values(rows.slice(at, at + AT_ONCE))
      .execute();
  const { job } = await jobs.submit(manager, {
    name: 'ai.evaluate',
    payload: { evaluationId },
    session,
    uniqueKey: `evaluation:${evaluationId}`,
    priority: JOB_PRIORITY.batch,
  });
  await queries(manager)
    .updateTable('ai.evaluation')
    .set({ job_id: job.id })
    .where('id', '=', evaluationId)
    .where('tenant_id', '=', tenantId)
    .execute();
  return { evaluationId, jobId: job.id };
}

async function insertCases(
  manager: EntityManager,
  {
    evaluationId,
    tenantId,
    frozen,
  }: { readonly evaluationId: number; readonly tenantId: string; readonly frozen: readonly FrozenCase[] },
): Promise<void> {
  // One at a time: each has all the data of its question.
  for (const [at, { of, reading, refusal, prompts }] of frozen.entries())
    await queries(manager)
      .insertInto('ai.evaluation_case')
      .values({
        evaluation_id: evaluationId,
        case_id: of.id,
        tenant_id: tenantId,
        place: at + 1,
        case_version: of.version,
        question: of.question,
        subject: of.subject === null ? null : JSON.stringify(of.subject),
        facts: JSON.stringify(of.facts),
        refusal,
        reading: reading === null ? null : JSON.stringify(reading),
        prompts: JSON.stringify(prompts),
      })
      .execute();
}

/** A row for each answer to a case: waiting, or refused where its data or the template allows none. */
function resultsOf(
  { of, reading, refusal, prompts }: FrozenCase,
  {
    evaluationId,
    tenantId,
    plan,
    place,
  }: {
    readonly evaluationId: number;
    readonly tenantId: string;
    readonly plan: EvaluationPlan;
    readonly place: number;
  },
) {
  const facts = JSON.stringify(of.facts.map((fact) => ({ text: factText(fact), held: false })));
  const runs = Array.from({ length: EVALUATION_LIMITS.runs }, (_, at) => at + 1);
  return plan.versions.flatMap((version) => {
    const prompt = prompts.find((one) => one.version === version);
    const reason = refusal ?? prompt?.refusal ?? null;
    const state = reading === null || reason !== null ? ('refused' as const) : ('waiting' as const);
    return plan.models.flatMap((model) =>
      runs.map((run) => ({
        evaluation_id: evaluationId,
        tenant_id: tenantId,
        case_id: of.id,
        place,
        version,
        model,
        run,
        state,
        facts,
        all_facts: of.facts.length,
        reason,
      })),
    );
  });
}

/** Removes the topic's oldest evaluations that ended, beyond those that are kept. */
export async function removeOldest(
  manager: EntityManager,
  { tenantId, topicId }: { readonly tenantId: string; readonly topicId: number },
): Promise<void> {
  const rows = await queries(manager)
    .selectFrom('ai.evaluation')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('topic_id', '=', topicId)
    .orderBy('id', 'desc')
    .limit(1000)
    .offset(EVALUATION_LIMITS.kept)
    .execute();
  if (rows.length === 0) return;
  await queries(manager)
    .deleteFrom('ai.evaluation')
    .where('tenant_id', '=', tenantId)
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
}
