import type { DataSource, MatchDetail, TargetType } from '@console/contract-ai';
import { ddl, type MigrationClass } from '@console/node-kit/database';
import type { JsonColumn, RemovableRow } from '@console/node-kit/queries';
import { RECORD_COLUMNS } from '../topics/topic-tables.ts';

interface TopicMatchRow extends RemovableRow {
  readonly topic_id: number;
  readonly target_type: TargetType;
  readonly source: DataSource;
  readonly details: JsonColumn<readonly MatchDetail[]>;
  /** Titles of its data and of its charts, for lists. */
  readonly data_titles: string;
  readonly chart_titles: string;
}

/** Which data a topic reads of a source, for a target type. */
export interface MatchTables {
  readonly 'ai.topic_match': TopicMatchRow;
}

export const matchMigrations: readonly MigrationClass[] = [
  ddl(
    1795190401010,
    'CreateTopicMatch',
    `CREATE TABLE topic_match (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL,
      topic_id INT UNSIGNED NOT NULL,
      target_type VARCHAR(32) NOT NULL,
      source VARCHAR(32) NOT NULL,
      details JSON NOT NULL COMMENT 'the detail rows of document 3 section 3, in their order',
      data_titles VARCHAR(400) NOT NULL,
      chart_titles VARCHAR(200) NOT NULL,
      ${RECORD_COLUMNS},
      UNIQUE KEY topic_match_place_present (tenant_id, topic_id, target_type, source, removed_key),
      KEY topic_match_updated (tenant_id, updated_at)
    ) COMMENT 'The data that a topic reads'`,
  ),
];
