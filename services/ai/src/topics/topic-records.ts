import { keptRecord, type Kept, type RecordKind } from '@console/node-kit/records';
import type { TargetType } from '@console/contract-ai';
import type { Tables } from '../queries.ts';

export interface TopicFields {
  readonly topic: string;
  readonly invTargetTypeDictKey: TargetType;
  readonly subject: string;
  readonly agiModel: string;
  readonly templateVersion: number;
  readonly latestVersion: number;
}

/** The column of each field. */
export const TOPIC_COLUMNS = {
  topic: 'name',
  invTargetTypeDictKey: 'target_type',
  subject: 'subject',
  agiModel: 'models',
  templateVersion: 'template_version',
  latestVersion: 'latest_version',
} as const;

export type TopicRecord = Kept<TopicFields>;

/** The topics of a tenant. A removed one keeps its row, because questions that were asked name it. */
export const TOPICS: RecordKind<TopicRecord> = {
  ...keptRecord<TopicFields, Tables['ai.topic']>('ai', 'topic', TOPIC_COLUMNS),
  service: 'ai',
  noun: 'topic',
  actions: { add: 'add-topic', replace: 'update-topic', remove: 'delete-topic' },
};
