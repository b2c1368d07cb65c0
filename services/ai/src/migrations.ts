import { ddl, type MigrationClass } from '@console/node-kit/database';
import { creationTable } from '@console/node-kit/records';
import { askingMigrations } from './asking/asking-migrations.ts';
import { evaluationMigrations } from './evaluation/evaluation-tables.ts';
import { goldenMigrations } from './golden/golden-tables.ts';
import { modelMigrations } from './models/model-migrations.ts';
import { knowledgeMigrations } from './knowledge/knowledge-tables.ts';
import { matchMigrations } from './matches/match-tables.ts';
import { topicMigrations } from './topics/topic-tables.ts';

const SIX_TEXTS = `overall_market_corpus TEXT NOT NULL,
      eco_corpus TEXT NOT NULL,
      ind_corpus TEXT NOT NULL,
      corp_corpus TEXT NOT NULL,
      default_corpus TEXT NOT NULL,
      default_answer TEXT NOT NULL`;

/**
 * The ai schema, oldest first. Dictionaries are the same for every tenant: their codes are used in the console's own
 * code.
 */
export const migrations: readonly MigrationClass[] = [
  ddl(
    1795190400000,
    'CreateDictionary',
    `CREATE TABLE dictionary (
      dict_type VARCHAR(32) NOT NULL,
      value VARCHAR(32) NOT NULL,
      label VARCHAR(64) NOT NULL,
      position SMALLINT NOT NULL,
      PRIMARY KEY (dict_type, value)
    ) COMMENT 'Options of document 3 section 9, by type'`,
  ),
  ddl(
    1795190400001,
    'FillDictionary',
    `INSERT IGNORE INTO dictionary (dict_type, value, label, position) VALUES
      ('INV_TARGET_TYPE', 'INV_TARGET_TYPE_MKT', '全市场', 1),
      ('INV_TARGET_TYPE', 'INV_TARGET_TYPE_ECO', '生态', 2),
      ('INV_TARGET_TYPE', 'INV_TARGET_TYPE_IND', '行业', 3),
      ('INV_TARGET_TYPE', 'INV_TARGET_TYPE_CORP', '公司', 4),
      ('INV_TARGET_DS', 'INV_TARGET_DS_KNL', '知识库', 1),
      ('INV_TARGET_DS', 'INV_TARGET_DS_FACTOR', '因子库', 2),
      ('INV_TARGET_DS', 'INV_TARGET_DS_INDIC', '指标库', 3),
      ('CHART_TYPE', 'CHART_TYPE_LINE', '折线图', 1),
      ('CHART_TYPE', 'CHART_TYPE_BAR', '柱状图', 2),
      ('CHART_TYPE', 'CHART_TYPE_PIE', '饼图', 3),
      ('CHART_TYPE', 'CHART_TYPE_TABLE', '表格', 4),
      ('DATE_UNIT', 'DATE_UNIT_DAY', '日', 1),
      ('DATE_UNIT', 'DATE_UNIT_WEEK', '周', 2),
      ('DATE_UNIT', 'DATE_UNIT_MONTH', '月', 3),
      ('DATE_UNIT', 'DATE_UNIT_QUARTER', '季', 4),
      ('DATE_UNIT', 'DATE_UNIT_YEAR', '年', 5)`,
  ),
  creationTable(1795190400002),
  ddl(
    1795190400003,
    'CreateDefaultPrompt',
    `CREATE TABLE default_prompt (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL,
      ${SIX_TEXTS},
      active TINYINT NULL COMMENT '1 when in use, else null: a unique index allows any number of nulls',
      version INT UNSIGNED NOT NULL DEFAULT 1 COMMENT 'counts the saves',
      created_by INT UNSIGNED NULL COMMENT 'null for demo data',
      created_at DATETIME NOT NULL,
      updated_by INT UNSIGNED NULL,
      updated_at DATETIME NOT NULL,
      removed_at DATETIME NULL,
      UNIQUE KEY default_prompt_active (tenant_id, active),
      KEY default_prompt_tenant (tenant_id, removed_at, updated_at),
      CONSTRAINT default_prompt_in_use CHECK (active = 1)
    ) COMMENT 'Document 3 section 3: the beginning of answers when no topic fits'`,
  ),
  ddl(
    1795190400004,
    'CreateDefaultPromptVersion',
    `CREATE TABLE default_prompt_version (
      prompt_id INT UNSIGNED NOT NULL,
      version INT UNSIGNED NOT NULL,
      tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL,
      ${SIX_TEXTS},
      saved_by INT UNSIGNED NULL,
      saved_at DATETIME NOT NULL,
      PRIMARY KEY (prompt_id, version)
    ) COMMENT 'The contents of default prompts, one row for each save'`,
  ),
  ddl(
    1795190400005,
    'DefaultPromptVersionUnread',
    `ALTER TABLE default_prompt_version
      ADD COLUMN unread TINYINT NOT NULL DEFAULT 0 COMMENT '1 when it replaced the version before it without naming that version'`,
  ),
  ...modelMigrations,
  ...askingMigrations,
  ...topicMigrations,
  ...matchMigrations,
  ...knowledgeMigrations,
  ...goldenMigrations,
  ...evaluationMigrations,
  ddl(
    1795190401100,
    'DefaultPromptActiveVersion',
    `ALTER TABLE default_prompt
      ADD COLUMN active_version INT UNSIGNED NULL COMMENT 'the version in use: moving it is the release' AFTER active`,
  ),
  ddl(
    1795190401101,
    'DefaultPromptActiveIsNewest',
    `UPDATE default_prompt SET active_version = version WHERE active = 1`,
  ),
];
