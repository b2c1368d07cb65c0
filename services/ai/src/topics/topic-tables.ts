import type { TargetType, TemplateItem } from '@console/contract-ai';
import type { JsonColumn, RemovableRow } from '@console/node-kit/queries';
import { ddl, type MigrationClass } from '@console/node-kit/database';

interface TopicRow extends RemovableRow {
  readonly name: string;
  readonly target_type: TargetType;
  /** Keywords as they are typed. */
  readonly subject: string;
  /** Comma-joined names; blank means every configured model. */
  readonly models: string;
  /** The number of the version in use. */
  readonly template_version: number;
  readonly latest_version: number;
}

interface TemplateVersionRow {
  readonly topic_id: number;
  readonly number: number;
  readonly tenant_id: string;
  readonly items: JsonColumn<readonly TemplateItem[]>;
  readonly saved_by: number | null;
  readonly saved_at: string;
}

/** Topics, and the immutable versions of their templates. */
export interface TopicTables {
  readonly 'ai.topic': TopicRow;
  readonly 'ai.template_version': TemplateVersionRow;
}

const EXACT = 'COLLATE utf8mb4_bin';

/** The columns with which `Records` keeps a record and its removal. */
export const RECORD_COLUMNS = `created_by INT UNSIGNED NULL COMMENT 'null for demo data',
      created_at DATETIME NOT NULL,
      updated_by INT UNSIGNED NULL,
      updated_at DATETIME NOT NULL,
      version INT UNSIGNED NOT NULL DEFAULT 1,
      removed_at DATETIME NULL,
      removed_key INT UNSIGNED NOT NULL DEFAULT 0`;

export const topicMigrations: readonly MigrationClass[] = [
  ddl(
    1795190401000,
    'MoreDataSources',
    `INSERT IGNORE INTO dictionary (dict_type, value, label, position) VALUES
      ('INV_TARGET_DS', 'INV_TARGET_DS_TABLE', '数据表', 4),
      ('INV_TARGET_DS', 'INV_TARGET_DS_IND', '行业数据', 5),
      ('INV_TARGET_DS', 'INV_TARGET_DS_STRATEGY', '策略数据', 6)`,
  ),
  ddl(
    1795190401001,
    'CreateTopic',
    `CREATE TABLE topic (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id VARCHAR(12) ${EXACT} NOT NULL,
      name VARCHAR(30) ${EXACT} NOT NULL,
      target_type VARCHAR(32) NOT NULL,
      subject VARCHAR(200) NOT NULL,
      models VARCHAR(200) NOT NULL,
      template_version INT UNSIGNED NOT NULL COMMENT 'the version in use: moving it is the release',
      latest_version INT UNSIGNED NOT NULL,
      ${RECORD_COLUMNS},
      UNIQUE KEY topic_name_present (tenant_id, name, removed_key),
      KEY topic_updated (tenant_id, updated_at)
    ) COMMENT 'Document 3 section 3: what a question can be about, and how it is answered'`,
  ),
  ddl(
    1795190401002,
    'CreateTemplateVersion',
    `CREATE TABLE template_version (
      topic_id INT UNSIGNED NOT NULL,
      number INT UNSIGNED NOT NULL,
      tenant_id VARCHAR(12) ${EXACT} NOT NULL,
      items JSON NOT NULL,
      saved_by INT UNSIGNED NULL,
      saved_at DATETIME NOT NULL,
      PRIMARY KEY (topic_id, number)
    ) COMMENT 'Prompt templates of topics, never changed'`,
  ),
];
