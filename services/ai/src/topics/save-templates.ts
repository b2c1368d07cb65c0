import type { TemplateItem } from '@console/contract-ai';
import type { RecordChange } from '@console/node-kit/records';
import type { VersionGate } from '../evaluation/version-gate.ts';
import { sameItems } from './template-items.ts';
import { addVersion, versionItems } from './template-versions.ts';
import { TOPICS, type TopicFields, type TopicRecord } from './topic-records.ts';

interface SavedTemplates {
  readonly items: readonly TemplateItem[];
  /** Whether they are in use at once; otherwise they wait as the newest version. */
  readonly release: boolean;
  /** The topic's version as read; undefined where none is named. */
  readonly read: number | undefined;
  /** Fields of the topic that are saved with them. */
  readonly fields?: Partial<TopicFields>;
  /** The action for the audit log, where it is not that of an edited topic. */
  readonly action?: string;
}

/**
 * Saves the templates of a locked topic as its newest version; those in use change nothing. Refuses a stale edit (409), and
 * for a topic with golden cases a version that would be in use before it was evaluated. Returns the number of the version that
 * has them.
 */
export async function saveTemplates(
  change: RecordChange,
  gate: VersionGate,
  topic: TopicRecord,
  { items, release, read, fields = {}, action }: SavedTemplates,
): Promise<number> {
  const { tenantId, id: topicId } = topic;
  const inUse = await itemsInUse(change, topic);
  const number = sameItems(inUse, items) ? null : topic.latestVersion + 1;
  if (number !== null && release) await gate.refuseUnevaluated(change.manager, { tenantId, topicId });
  const versions = number && { latestVersion: number, ...(release ? { templateVersion: number } : {}) };
  const saved = await change.replace(TOPICS, topic, {
    read,
    fields: { ...fields, ...versions },
    ...(action === undefined ? {} : { action }),
    ...(number === null ? {} : { marks: { items } }),
  });
  if (number !== null && saved !== null)
    await addVersion(change.manager, change.writing, { topicId, number, items });
  return number ?? topic.templateVersion;
}

/** The templates of the version of a topic that is in use. */
export const itemsInUse = (
  { manager }: RecordChange,
  { id: topicId, tenantId, templateVersion: number }: TopicRecord,
): Promise<readonly TemplateItem[]> => versionItems(manager, { tenantId, topicId, number });
