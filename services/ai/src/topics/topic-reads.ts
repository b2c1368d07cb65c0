import type { Topic, TemplateItem } from '@console/contract-ai';
import { fromJson, recordColumns, type RecordReads } from '@console/node-kit/queries';
import { sql } from 'kysely';
import { documentedStamps } from '../documented-stamps.ts';
import { dictionaryLabel } from '../dictionary/dictionary-label.ts';
import { TOPIC_COLUMNS, type TopicFields } from './topic-records.ts';

/** A topic as stored, with the templates of the version in use as JSON. */
export type TopicRead = Omit<Topic, 'topicTmplList' | 'topicId' | 'topicTmplId'> & {
  readonly items: string | readonly TemplateItem[];
};

/** The fields of a topic that lists show. */
export const TOPIC_ROW = {
  id: sql.ref<number>('t.id'),
  ...recordColumns<TopicFields>('t', TOPIC_COLUMNS),
  invTargetType: dictionaryLabel('INV_TARGET_TYPE', 't.target_type'),
  ...documentedStamps('t'),
};

/** The fields of a topic with the templates in use. */
export const TOPIC_READS = {
  table: 'ai.topic',
  row: 't',
  columns: {
    ...TOPIC_ROW,
    items: sql<string>`(SELECT v.items FROM ${sql.table('ai.template_version')} v
      WHERE v.topic_id = t.id AND v.number = t.template_version)`,
  },
} as const satisfies RecordReads<TopicRead>;

/** A topic as it is answered: the documents name its id three ways. */
export const topicOf = ({ items, ...topic }: TopicRead): Topic => ({
  ...topic,
  topicId: topic.id,
  topicTmplId: topic.id,
  topicTmplList: fromJson<readonly TemplateItem[]>(items).map((item) => ({ id: item.promptLevel, ...item })),
});
