import type { TopicMatch } from '@console/contract-ai';
import { fromJson, recordColumns, type RecordReads } from '@console/node-kit/queries';
import { sql } from 'kysely';
import { documentedStamps } from '../documented-stamps.ts';
import { dictionaryLabel } from '../dictionary/dictionary-label.ts';
import { MATCH_COLUMNS, type MatchFields } from './match-records.ts';

const { topicMatchDetailList, dataVal, chart, ...place } = recordColumns<MatchFields>('m', MATCH_COLUMNS);

const head = {
  id: sql.ref<number>('m.id'),
  ...place,
  topic: sql<string>`(SELECT t.name FROM ${sql.table('ai.topic')} t WHERE t.id = m.topic_id)`,
  ...documentedStamps('m'),
};

/** The fields of a match that lists show. */
export const MATCH_ROW = {
  ...head,
  dataVal,
  chart,
  invTargetType: dictionaryLabel('INV_TARGET_TYPE', 'm.target_type'),
  invTargetDs: dictionaryLabel('INV_TARGET_DS', 'm.source'),
};

/** The fields of a match with its detail rows. */
export const MATCH_READS = {
  table: 'ai.topic_match',
  row: 'm',
  columns: { ...head, topicMatchDetailList },
} as const satisfies RecordReads<MatchRead>;

/** A match as the driver has it: its detail rows may be text. */
export type MatchRead = Omit<TopicMatch, 'topicMatchDetailList'> & StoredDetails;
interface StoredDetails {
  readonly topicMatchDetailList: MatchFields['topicMatchDetailList'];
}

export const matchOf = (read: MatchRead): TopicMatch => ({
  ...read,
  topicMatchDetailList: [...fromJson<MatchFields['topicMatchDetailList']>(read.topicMatchDetailList)],
});
