import type { GoldenFact, QuestionSubject } from '@console/contract-ai';
import { ddl, type MigrationClass } from '@console/node-kit/database';
import type { JsonColumn, RemovableRow } from '@console/node-kit/queries';
import { RECORD_COLUMNS } from '../topics/topic-tables.ts';

interface GoldenCaseRow extends RemovableRow {
  readonly topic_id: number;
  readonly question: string;
  readonly subject: JsonColumn<QuestionSubject | null>;
  readonly facts: JsonColumn<readonly GoldenFact[]>;
  /** The facts as text, for lists. */
  readonly fact_titles: string;
  readonly fact_count: number;
  readonly origin_id: number | null;
}

/** Questions with the facts that their answers must hold. */
export interface GoldenTables {
  readonly 'ai.golden_case': GoldenCaseRow;
}

export const goldenMigrations: readonly MigrationClass[] = [
  ddl(
    1795363200020,
    'CreateGoldenCase',
    `CREATE TABLE golden_case (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL,
      topic_id INT UNSIGNED NOT NULL,
      question TEXT NOT NULL,
      subject JSON NULL COMMENT 'null where the question names none',
      facts JSON NOT NULL COMMENT 'cells and words that an answer must hold',
      fact_titles VARCHAR(400) NOT NULL,
      fact_count TINYINT UNSIGNED NOT NULL,
      origin_id INT UNSIGNED NULL COMMENT 'the question whose expert answer it was made of; null when written by hand',
      ${RECORD_COLUMNS},
      UNIQUE KEY golden_case_origin_present (tenant_id, topic_id, origin_id, removed_key),
      KEY golden_case_topic (tenant_id, topic_id, removed_at),
      KEY golden_case_updated (tenant_id, updated_at)
    ) COMMENT 'The golden set of each topic'`,
  ),
];
