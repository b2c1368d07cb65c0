import { setTimeout as pause } from 'node:timers/promises';
import { transact } from '@console/node-kit/database';
import { defineJob, JobFault, type JobContext, type JobDefinition } from '@console/node-kit/jobs';
import { sql } from 'kysely';
import type { DataSource } from 'typeorm';
import type { AskingLimits } from '../../asking/asking-limits.ts';
import { queries } from '../../queries.ts';
import {
  claimResult,
  countEnded,
  readEvaluation,
  takeBack,
  type ClaimedResult,
  type RunningEvaluation,
} from './claim-result.ts';
import { writeResult, type AskingParts, type WrittenResult } from './write-result.ts';

export interface EvaluationJobParts extends Omit<AskingParts, 'clock'> {
  readonly database: DataSource;
  readonly limits: AskingLimits;
}

/** The answers of one evaluation that are written at the same time. */
const AT_ONCE = 2;
/** How long to wait for a place, before looking again. */
const PAUSE_MS = 500;
/** Workers may be killed while it runs; it goes on each time, without what it has. */
const ATTEMPTS = 5;

/**
 * The job of an evaluation: writes the answers that are missing, each stored in a transaction of its own. Run again after a
 * kill, a stop or without tokens, it goes on with what is left.
 */
export function evaluationJob(parts: EvaluationJobParts): JobDefinition<'ai.evaluate'> {
  const { database } = parts;
  return defineJob({
    name: 'ai.evaluate',
    attempts: ATTEMPTS,
    run: async ({ evaluationId }, context) => {
      const evaluation = await readEvaluation(database, { tenantId: context.tenantId, evaluationId });
      if (evaluation === null) throw new JobFault('评测记录不存在');
      await takeBack(evaluation, { database, context });
      const ended = { count: await countEnded(database, evaluation) };
      const onStored = (): void => {
        ended.count += 1;
        const { count } = ended;
        context.progress(count / evaluation.total, { text: `已完成 ${count}/${evaluation.total}` });
      };
      const fault = new AbortController();
      const signal = AbortSignal.any([context.signal, fault.signal]);
      const lanes = Array.from({ length: AT_ONCE }, () =>
        answerNext(evaluation, { ...parts, context, signal, onStored }).catch((error: unknown) => {
          // The first fault is the job's: the others end by it.
          if (!fault.signal.aborted) fault.abort(error);
        }),
      );
      await Promise.all(lanes);
      signal.throwIfAborted();
      return finish(evaluation, { database, context });
    },
  });
}

interface LaneParts extends EvaluationJobParts {
  readonly context: JobContext;
  readonly signal: AbortSignal;
  readonly onStored: () => void;
}

/** Writes one answer after another until none is missing. */
async function answerNext(evaluation: RunningEvaluation, parts: LaneParts): Promise<void> {
  const { database, context, signal } = parts;
  for (;;) {
    signal.throwIfAborted();
    const claimed = await claimResult(evaluation, parts);
    if (claimed === null) return;
    if (claimed === 'busy') {
      await pause(PAUSE_MS, undefined, { signal });
      continue;
    }
    const written = await writeResult(claimed, evaluation, { ...parts, clock: context.clock });
    await store(claimed, written, { database, context });
    parts.onStored();
  }
}

const store = (
  { id }: ClaimedResult,
  written: WrittenResult,
  { database, context }: Pick<LaneParts, 'database' | 'context'>,
): Promise<unknown> =>
  transact(database, async (manager) => {
    await context.lock(manager);
    await queries(manager)
      .updateTable('ai.evaluation_result')
      .set({
        state: written.state,
        passed: written.passed ? 1 : 0,
        facts: JSON.stringify(written.facts),
        held_facts: written.facts.filter(({ held }) => held).length,
        figures: written.figures,
        verified: written.verified,
        tokens_in: written.tokensIn,
        tokens_out: written.tokensOut,
        estimated: written.estimated ? 1 : 0,
        cost: written.cost,
        first_ms: written.firstMs,
        total_ms: written.totalMs,
        text: written.text,
        reason: written.reason,
      })
      .where('id', '=', id)
      .where('state', '=', 'writing')
      .execute();
  });

/** Forgets the data and prompts, which nothing needs any more, and counts what passed. */
function finish(
  { id }: RunningEvaluation,
  { database, context }: Pick<LaneParts, 'database' | 'context'>,
): Promise<{ readonly answers: number; readonly passed: number }> {
  return transact(database, async (manager) => {
    await context.lock(manager);
    await queries(manager)
      .updateTable('ai.evaluation_case')
      .set({ reading: null, prompts: null })
      .where('evaluation_id', '=', id)
      .execute();
    const { answers, passed } = await queries(manager)
      .selectFrom('ai.evaluation_result')
      .select([sql<number>`COUNT(*)`.as('answers'), sql<number>`COALESCE(SUM(passed), 0)`.as('passed')])
      .where('evaluation_id', '=', id)
      .executeTakeFirstOrThrow();
    return { answers: Number(answers), passed: Number(passed) };
  });
}
