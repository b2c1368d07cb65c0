import { queriesOf, type PublicUsers, type Querying } from '@console/node-kit/queries';
import type { Generated, Kysely } from 'kysely';
import type { AskingTables } from './asking/asking-rows.ts';
import type { EvaluationTables } from './evaluation/evaluation-tables.ts';
import type { GoldenTables } from './golden/golden-tables.ts';
import type { ModelCallRow } from './models/model-call-row.ts';
import type { KnowledgeTables } from './knowledge/knowledge-tables.ts';
import type { MatchTables } from './matches/match-tables.ts';
import type { TopicTables } from './topics/topic-tables.ts';

interface DictionaryRow {
  readonly dict_type: string;
  readonly value: string;
  readonly label: string;
  readonly position: number;
}

/** The six texts, in a prompt and in each of its versions. */
export interface PromptTextColumns {
  readonly overall_market_corpus: string;
  readonly eco_corpus: string;
  readonly ind_corpus: string;
  readonly corp_corpus: string;
  readonly default_corpus: string;
  readonly default_answer: string;
}

interface DefaultPromptRow extends PromptTextColumns {
  readonly id: Generated<number>;
  readonly tenant_id: string;
  /** Null for all but the one in use. */
  readonly active: 1 | null;
  /** The version in use; null for all but the one in use. */
  readonly active_version: number | null;
  readonly version: Generated<number>;
  /** Null for prompts of the demo, like `updated_by`. */
  readonly created_by: number | null;
  readonly created_at: string;
  readonly updated_by: number | null;
  readonly updated_at: string;
  readonly removed_at: string | null;
}

interface DefaultPromptVersionRow extends PromptTextColumns {
  readonly prompt_id: number;
  readonly version: number;
  readonly tenant_id: string;
  readonly saved_by: number | null;
  readonly saved_at: string;
  /** 1 when it replaced the one before without naming it. */
  readonly unread: Generated<0 | 1>;
}

/** The rows that this service reads and writes. */
export interface Tables
  extends
    PublicUsers,
    AskingTables,
    TopicTables,
    MatchTables,
    KnowledgeTables,
    GoldenTables,
    EvaluationTables {
  readonly 'ai.dictionary': DictionaryRow;
  readonly 'ai.default_prompt': DefaultPromptRow;
  readonly 'ai.default_prompt_version': DefaultPromptVersionRow;
  readonly 'ai.model_call': ModelCallRow;
}

/** Typed queries of a database, or in a transaction. */
export const queries = (database: Querying): Kysely<Tables> => queriesOf<Tables>(database);
