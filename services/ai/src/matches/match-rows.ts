import { FACTOR_SOURCE, type MatchDetail } from '@console/contract-ai';
import { fromJson, type Querying } from '@console/node-kit/queries';
import type { RecordChange } from '@console/node-kit/records';
import { queries } from '../queries.ts';
import { MATCHES } from './match-records.ts';

interface OfTopic {
  readonly tenantId: string;
  readonly topicId: number;
}

/** The number of factors in the other matches of a topic. */
export async function otherFactors(
  database: Querying,
  { tenantId, topicId, matchId }: OfTopic & { readonly matchId: number | null },
): Promise<number> {
  const rows = await queries(database)
    .selectFrom('ai.topic_match')
    .select('details')
    .where('tenant_id', '=', tenantId)
    .where('topic_id', '=', topicId)
    .where('source', '=', FACTOR_SOURCE)
    .where('removed_at', 'is', null)
    .where('id', '<>', matchId ?? 0)
    .execute();
  return rows.reduce((sum, { details }) => sum + fromJson<readonly MatchDetail[]>(details).length, 0);
}

/** Removes the matches of a topic that is being removed. */
export async function removeMatchesOf(change: RecordChange, topicId: number): Promise<void> {
  const rows = await queries(change.manager)
    .selectFrom('ai.topic_match')
    .select('id')
    .where('tenant_id', '=', change.writer.tenantId)
    .where('topic_id', '=', topicId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id } of rows) await change.remove(MATCHES, await change.lock(MATCHES, id));
}
