import type { GoldenCase, TargetType } from '@console/contract-ai';
import { fromJson, recordColumns, type RecordReads } from '@console/node-kit/queries';
import { sql } from 'kysely';
import { documentedStamps } from '../documented-stamps.ts';
import { GOLDEN_COLUMNS, type GoldenFields } from './golden-records.ts';

const { facts, subject, factTitles, factCount, ...plain } = recordColumns<GoldenFields>('g', GOLDEN_COLUMNS);

const ofTopic = <Value>(column: string) =>
  sql<Value>`(SELECT ${sql.ref(`t.${column}`)} FROM ${sql.table('ai.topic')} t WHERE t.id = g.topic_id)`;

const head = {
  id: sql.ref<number>('g.id'),
  ...plain,
  topic: ofTopic<string>('name'),
  ...documentedStamps('g'),
};

/** The fields of a case that lists show. */
export const GOLDEN_ROW = {
  ...head,
  subjectName: sql<string | null>`JSON_UNQUOTE(JSON_EXTRACT(g.subject, '$.name'))`,
  factTitles,
  factCount,
};

/** A case as the driver has it: its subject and facts may be text. */
export type GoldenRead = Omit<GoldenCase, keyof StoredParts> & StoredParts;
type StoredParts = Pick<GoldenFields, 'subject' | 'facts'>;

/** The fields of a case with its facts. */
export const GOLDEN_READS = {
  table: 'ai.golden_case',
  row: 'g',
  columns: { ...head, invTargetTypeDictKey: ofTopic<TargetType>('target_type'), subject, facts },
} as const satisfies RecordReads<GoldenRead>;

export const caseOf = (read: GoldenRead): GoldenCase => ({
  ...read,
  subject: fromJson<GoldenFields['subject']>(read.subject),
  facts: [...fromJson<GoldenFields['facts']>(read.facts)],
});
