import type { Knowledge } from '@console/contract-ai';
import type { RecordReads } from '@console/node-kit/queries';
import { sql } from 'kysely';
import { documentedStamps } from '../documented-stamps.ts';

const EXCERPT = 45;

const head = {
  id: sql.ref<number>('k.id'),
  title: sql.ref<string>('k.title'),
  passages: sql<number>`(SELECT COUNT(*) FROM ${sql.table('ai.knowledge_passage')} p WHERE p.knowledge_id = k.id)`,
  ...documentedStamps('k'),
};

/** The fields of an entry that lists show. */
export const KNOWLEDGE_ROW = {
  ...head,
  excerpt: sql<string>`IF(CHAR_LENGTH(k.text) > ${sql.lit(EXCERPT)}, CONCAT(LEFT(k.text, ${sql.lit(EXCERPT)}), '…'), k.text)`,
};

/** The fields of an entry with its whole text. */
export const KNOWLEDGE_READS = {
  table: 'ai.knowledge',
  row: 'k',
  columns: { ...head, content: sql.ref<string>('k.content') },
} as const satisfies RecordReads<Knowledge>;
