import { TOPIC_MESSAGES, type TemplateItem, type TopicVersion } from '@console/contract-ai';
import { Refusal } from '@console/contract-core';
import { fromJson, userName, type Querying } from '@console/node-kit/queries';
import type { Writing } from '@console/node-kit/records';
import { queries } from '../queries.ts';

/** A version of a topic of the tenant. */
export interface VersionPlace {
  readonly tenantId: string;
  readonly topicId: number;
  readonly number: number;
}

const SHOWN = 100;

/** The items of a version. Refuses a number that the topic does not have. */
export async function versionItems(
  database: Querying,
  { tenantId, topicId, number }: VersionPlace,
): Promise<readonly TemplateItem[]> {
  const found = await queries(database)
    .selectFrom('ai.template_version')
    .select('items')
    .where('tenant_id', '=', tenantId)
    .where('topic_id', '=', topicId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (found === undefined) throw new Refusal(TOPIC_MESSAGES.unknownVersion, { number });
  return fromJson(found.items);
}

/** Adds a version; its number is never used again. */
export async function addVersion(
  database: Querying,
  { tenantId, userId, now }: Writing,
  { topicId, number, items }: { topicId: number; number: number; items: readonly TemplateItem[] },
): Promise<void> {
  await queries(database)
    .insertInto('ai.template_version')
    .values({
      topic_id: topicId,
      number,
      tenant_id: tenantId,
      items: JSON.stringify(items),
      saved_by: userId,
      saved_at: now,
    })
    .execute();
}

/** The newest 100 versions of a topic, newest first; `current` is the number of the one in use. */
export async function listVersions(
  database: Querying,
  { tenantId, topicId, current }: { tenantId: string; topicId: number; current: number },
): Promise<TopicVersion[]> {
  const rows = await queries(database)
    .selectFrom('ai.template_version as v')
    .where('v.tenant_id', '=', tenantId)
    .where('v.topic_id', '=', topicId)
    .select(['v.number', 'v.items', 'v.saved_at as savedTime'])
    .select(({ ref }) => userName(ref('v.tenant_id'), ref('v.saved_by')).as('savedUser'))
    .orderBy('v.number', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ number, items, savedTime, savedUser }) => ({
    number,
    current: number === current,
    topicTmplList: [...fromJson<readonly TemplateItem[]>(items)],
    savedTime,
    savedUser,
  }));
}
