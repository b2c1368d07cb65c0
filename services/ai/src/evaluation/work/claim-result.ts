import { DATA_MODEL, type GoldenFact } from '@console/contract-ai';
import { transact } from '@console/node-kit/database';
import type { JobContext } from '@console/node-kit/jobs';
import { fromJson } from '@console/node-kit/queries';
import type { DataSource, EntityManager } from 'typeorm';
import { takeDesk } from '../../asking/asking-desk.ts';
import type { AskingLimits } from '../../asking/asking-limits.ts';
import type { Reading } from '../../data/reading.ts';
import { queries } from '../../queries.ts';
import type { VersionPrompt } from '../evaluation-tables.ts';

/** An evaluation as its job runs it. */
export interface RunningEvaluation {
  readonly id: number;
  readonly tenantId: string;
  /** Who started it: its tokens are theirs. */
  readonly userId: number;
  readonly topicId: number;
  readonly total: number;
}

/** An answer that is to be written now. */
export interface ClaimedResult {
  readonly id: number;
  readonly model: string;
  readonly facts: readonly GoldenFact[];
  readonly reading: Reading;
  readonly prompt: VersionPrompt;
}

export interface ClaimParts {
  readonly database: DataSource;
  readonly limits: AskingLimits;
  readonly context: Pick<JobContext, 'lock'>;
}

/** Null where there is none, or it is of another tenant. */
export async function readEvaluation(
  database: DataSource,
  { tenantId, evaluationId }: { readonly tenantId: string; readonly evaluationId: number },
): Promise<RunningEvaluation | null> {
  const row = await queries(database)
    .selectFrom('ai.evaluation')
    .select(['id', 'tenant_id as tenantId', 'started_by as userId', 'topic_id as topicId', 'total'])
    .where('id', '=', evaluationId)
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return row ?? null;
}

/** What was being written when the job's former worker ended is waiting again. */
export const takeBack = (
  { id }: RunningEvaluation,
  { database, context }: Pick<ClaimParts, 'database' | 'context'>,
): Promise<unknown> =>
  transact(database, async (manager) => {
    await context.lock(manager);
    await queries(manager)
      .updateTable('ai.evaluation_result')
      .set({ state: 'waiting' })
      .where('evaluation_id', '=', id)
      .where('state', '=', 'writing')
      .execute();
  });

/** The answers of an evaluation that have ended. */
export async function countEnded(database: DataSource, { id }: RunningEvaluation): Promise<number> {
  const { count } = await queries(database)
    .selectFrom('ai.evaluation_result')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('evaluation_id', '=', id)
    .where('state', 'not in', ['waiting', 'writing'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Takes the next answer that is missing; null where there is none, `busy` while its starter or their tenant has as many
 * answers being written as are allowed. Refuses (429) where the tokens of the day are used up.
 */
export function claimResult(
  evaluation: RunningEvaluation,
  { database, limits, context }: ClaimParts,
): Promise<ClaimedResult | 'busy' | null> {
  return transact(database, async (manager) => {
    await context.lock(manager);
    await takeDesk(manager, evaluation.tenantId);
    const next = await nextResult(manager, evaluation);
    if (next === null) return null;
    if (next.model !== DATA_MODEL) {
      if (!(await limits.hasSparePlace(evaluation, manager))) return 'busy';
      await limits.refuseSpent(evaluation, next.prompt.tokens, manager);
    }
    await queries(manager)
      .updateTable('ai.evaluation_result')
      .set({ state: 'writing' })
      .where('id', '=', next.id)
      .execute();
    return next;
  });
}

async function nextResult(manager: EntityManager, { id }: RunningEvaluation): Promise<ClaimedResult | null> {
  const row = await queries(manager)
    .selectFrom('ai.evaluation_result as r')
    .innerJoin('ai.evaluation_case as c', (join) =>
      join.onRef('c.evaluation_id', '=', 'r.evaluation_id').onRef('c.case_id', '=', 'r.case_id'),
    )
    .select(['r.id', 'r.version', 'r.model', 'c.facts', 'c.reading', 'c.prompts'])
    .where('r.evaluation_id', '=', id)
    .where('r.state', '=', 'waiting')
    .orderBy('r.id')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const reading = fromJson<Reading | null>(row.reading);
  const prompt = (fromJson<readonly VersionPrompt[] | null>(row.prompts) ?? []).find(
    ({ version }) => version === row.version,
  );
  if (reading === null || prompt === undefined) throw new Error(`no prompt of result ${row.id}`);
  return { id: Number(row.id), model: row.model, facts: fromJson(row.facts), reading, prompt };
}
