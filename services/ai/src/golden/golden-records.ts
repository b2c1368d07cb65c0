import type { GoldenFact, QuestionSubject } from '@console/contract-ai';
import { json, keptRecord, type Kept, type RecordKind } from '@console/node-kit/records';
import type { Tables } from '../queries.ts';

export interface GoldenFields {
  readonly topicId: number;
  readonly question: string;
  readonly subject: QuestionSubject | null;
  readonly facts: readonly GoldenFact[];
  /** The facts as text, and their number, for lists. */
  readonly factTitles: string;
  readonly factCount: number;
  readonly originId: number | null;
}

/** The column of each field. */
export const GOLDEN_COLUMNS = {
  topicId: 'topic_id',
  question: 'question',
  subject: json('subject'),
  facts: json('facts'),
  factTitles: 'fact_titles',
  factCount: 'fact_count',
  originId: 'origin_id',
} as const;

export type GoldenRecord = Kept<GoldenFields>;

/** The golden cases of a tenant. A removed one keeps its row, because evaluations name it. */
export const GOLDEN_CASES: RecordKind<GoldenRecord> = {
  ...keptRecord<GoldenFields, Tables['ai.golden_case']>('ai', 'golden_case', GOLDEN_COLUMNS),
  service: 'ai',
  noun: 'golden-case',
  actions: { add: 'add-golden-case', replace: 'update-golden-case', remove: 'delete-golden-case' },
};
