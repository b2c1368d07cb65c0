import type { DataSource, MatchDetail, TargetType } from '@console/contract-ai';
import { json, keptRecord, type Kept, type RecordKind } from '@console/node-kit/records';
import type { Tables } from '../queries.ts';

export interface MatchFields {
  readonly topicId: number;
  readonly invTargetTypeDictKey: TargetType;
  readonly invTargetDsDictKey: DataSource;
  readonly topicMatchDetailList: readonly MatchDetail[];
  /** Titles of its data, and of its charts. */
  readonly dataVal: string;
  readonly chart: string;
}

/** The column of each field. */
export const MATCH_COLUMNS = {
  topicId: 'topic_id',
  invTargetTypeDictKey: 'target_type',
  invTargetDsDictKey: 'source',
  topicMatchDetailList: json('details'),
  dataVal: 'data_titles',
  chart: 'chart_titles',
} as const;

export type MatchRecord = Kept<MatchFields>;

/** The topic matches of a tenant. */
export const MATCHES: RecordKind<MatchRecord> = {
  ...keptRecord<MatchFields, Tables['ai.topic_match']>('ai', 'topic_match', MATCH_COLUMNS),
  service: 'ai',
  noun: 'topic-match',
  actions: { add: 'add-topic-match', replace: 'update-topic-match', remove: 'delete-topic-match' },
};
