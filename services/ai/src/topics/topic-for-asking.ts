import { keywordsOf, type MatchDetail, type TemplateItem } from '@console/contract-ai';
import { fromJson, type Querying } from '@console/node-kit/queries';
import { tableChoiceOf } from '../data-trees/data-choice.ts';
import { shownEntry } from '../data-trees/shown-tables.ts';
import type { DataRequest } from '../data/reading.ts';
import { queries } from '../queries.ts';
import type { ComparedTopic } from '../understanding/topic-scores.ts';

/** What a topic says about answering a question, as it is now. */
export interface TopicForAsking {
  readonly topicId: number;
  readonly topic: string;
  /** Comma-joined; blank means every configured model. */
  readonly models: string;
  /** The number of the version of its templates in use. */
  readonly templateVersion: number;
  /** Its prompt templates by workflow number. */
  readonly templates: readonly TemplateItem[];
  /** The tables of its matches; figures of one entry are read once. */
  readonly requests: readonly DataRequest[];
  /** The knowledge entries that its matches name; without any, the whole knowledge base is searched. */
  readonly knowledge: readonly number[];
}

interface OfTenant {
  readonly tenantId: string;
  readonly topicId: number;
}

/** The topics of a tenant as questions are compared with them. */
export async function comparedTopics(
  database: Querying,
  tenantId: string,
): Promise<readonly ComparedTopic[]> {
  const rows = await queries(database)
    .selectFrom('ai.topic')
    .select(['id', 'name', 'subject'])
    .where('tenant_id', '=', tenantId)
    .where('removed_at', 'is', null)
    .execute();
  return rows.map(({ id, name, subject }) => ({ id, name, subjects: keywordsOf(subject) }));
}

/**
 * A topic, read with the pointer to its version each time, so that a release counts from the next question on in every
 * process. Null for a topic that the tenant does not have.
 */
export async function topicForAsking(
  database: Querying,
  { tenantId, topicId }: OfTenant,
): Promise<TopicForAsking | null> {
  const found = await queries(database)
    .selectFrom('ai.topic as t')
    .innerJoin('ai.template_version as v', (on) =>
      on.onRef('v.topic_id', '=', 't.id').onRef('v.number', '=', 't.template_version'),
    )
    .where('t.tenant_id', '=', tenantId)
    .where('t.id', '=', topicId)
    .where('t.removed_at', 'is', null)
    .select(['t.name as topic', 't.models', 't.template_version as templateVersion', 'v.items'])
    .executeTakeFirst();
  if (found === undefined) return null;
  const { items, ...topic } = found;
  const details = await matchedDetails(database, { tenantId, topicId });
  return {
    topicId,
    ...topic,
    templates: fromJson<readonly TemplateItem[]>(items),
    requests: requestsOf(details.filter(({ source }) => source !== 'INV_TARGET_DS_KNL')),
    knowledge: details
      .filter(({ source }) => source === 'INV_TARGET_DS_KNL')
      .map(({ dataId }) => Number(dataId)),
  };
}

type Matched = Pick<MatchDetail, 'dataId'> & { readonly source: string };

async function matchedDetails(
  database: Querying,
  { tenantId, topicId }: OfTenant,
): Promise<readonly Matched[]> {
  const rows = await queries(database)
    .selectFrom('ai.topic_match')
    .select(['source', 'details'])
    .where('tenant_id', '=', tenantId)
    .where('topic_id', '=', topicId)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.flatMap(({ source, details }) =>
    fromJson<readonly MatchDetail[]>(details).map(({ dataId }) => ({ dataId, source })),
  );
}

/** One request for an entry: its chosen figures, or all of them. */
function requestsOf(details: readonly Matched[]): readonly DataRequest[] {
  const byEntry = new Map<string, Set<string> | null>();
  for (const { dataId } of details) {
    const choice = tableChoiceOf(dataId);
    if (choice === null) continue;
    const before = byEntry.get(choice.entry);
    if (choice.figure === null || before === null) byEntry.set(choice.entry, null);
    else byEntry.set(choice.entry, new Set([...(before ?? []), choice.figure]));
  }
  return [...byEntry].flatMap(([id, figures]) => {
    const entry = shownEntry(id);
    return entry === null
      ? []
      : [{ entry, figures: figures === null ? null : [...figures], optional: true as const }];
  });
}
