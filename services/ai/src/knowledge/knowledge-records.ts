import { keptRecord, type Kept, type RecordKind } from '@console/node-kit/records';
import type { Tables } from '../queries.ts';

export interface KnowledgeFields {
  readonly title: string;
  readonly content: string;
  readonly text: string;
}

/** The column of each field. */
export const KNOWLEDGE_COLUMNS = { title: 'title', content: 'content', text: 'text' } as const;

/** The characters of a text in a line of the audit log. */
const AUDITED = 200;

/** The entries of a tenant's knowledge base. The audit log has the beginning of the text. */
export const KNOWLEDGE: RecordKind<Kept<KnowledgeFields>> = {
  ...keptRecord<KnowledgeFields, Tables['ai.knowledge']>('ai', 'knowledge', KNOWLEDGE_COLUMNS),
  service: 'ai',
  noun: 'knowledge',
  actions: { add: 'add-knowledge', replace: 'update-knowledge', remove: 'delete-knowledge' },
  said: ({ title, text }) => ({ title, text: [...text].slice(0, AUDITED).join('') }),
};
