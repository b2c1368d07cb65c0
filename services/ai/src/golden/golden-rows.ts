import type { GoldenFact, QuestionSubject } from '@console/contract-ai';
import { fromJson, type Querying } from '@console/node-kit/queries';
import type { RecordChange } from '@console/node-kit/records';
import { queries } from '../queries.ts';
import { GOLDEN_CASES } from './golden-records.ts';

/** A case as it is asked. */
export interface AskedCase {
  readonly id: number;
  /** The number of its edit: an edited case is another one to evaluations. */
  readonly version: number;
  readonly question: string;
  readonly subject: QuestionSubject | null;
  readonly facts: readonly GoldenFact[];
}

interface OfTopic {
  readonly tenantId: string;
  readonly topicId: number;
}

const presentCases = (database: Querying, { tenantId, topicId }: OfTopic) =>
  queries(database)
    .selectFrom('ai.golden_case')
    .where('tenant_id', '=', tenantId)
    .where('topic_id', '=', topicId)
    .where('removed_at', 'is', null);

/** The number of cases of a topic. */
export async function countCases(database: Querying, topic: OfTopic): Promise<number> {
  const { count } = await presentCases(database, topic)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The cases of a topic, oldest first. */
export async function listCases(database: Querying, topic: OfTopic): Promise<readonly AskedCase[]> {
  const rows = await presentCases(database, topic)
    .select(['id', 'version', 'question', 'subject', 'facts'])
    .orderBy('id')
    .execute();
  return rows.map(({ id, version, question, subject, facts }) => ({
    id,
    version,
    question,
    subject: fromJson<QuestionSubject | null>(subject),
    facts: fromJson<readonly GoldenFact[]>(facts),
  }));
}

/** Removes the cases of a topic that is being removed. */
export async function removeCasesOf(change: RecordChange, topicId: number): Promise<void> {
  const { tenantId } = change.writer;
  const rows = await presentCases(change.manager, { tenantId, topicId }).select('id').orderBy('id').execute();
  for (const { id } of rows) await change.remove(GOLDEN_CASES, await change.lock(GOLDEN_CASES, id));
}
