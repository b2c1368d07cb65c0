import { ddl, type MigrationClass } from '@console/node-kit/database';

/** The tables of questions, oldest first. */
export const askingMigrations: readonly MigrationClass[] = [
  ddl(
    1795276800010,
    'CreateAskingDesk',
    `CREATE TABLE asking_desk (
      tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL PRIMARY KEY
    ) COMMENT 'Locked while a question of the tenant is counted against its limits'`,
  ),
  ddl(
    1795276800011,
    'CreateQuestion',
    `CREATE TABLE question (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL,
      user_id INT UNSIGNED NOT NULL,
      topic_id INT UNSIGNED NULL,
      text TEXT NOT NULL,
      subject JSON NULL COMMENT 'null when nothing was recognised',
      refusal TEXT NULL COMMENT 'why no model was asked',
      reading MEDIUMTEXT NULL COMMENT 'JSON: tables and cells as they were read; null when refused',
      messages MEDIUMTEXT NOT NULL COMMENT 'JSON: the prompt',
      prompt_tokens INT UNSIGNED NOT NULL COMMENT 'estimated',
      versions JSON NOT NULL COMMENT 'of the prompt that was in use',
      asked_at DATETIME NOT NULL,
      KEY question_user (tenant_id, user_id, id),
      KEY question_time (tenant_id, asked_at, id)
    ) COMMENT 'What was asked, with the data and the prompt it is answered from'`,
  ),
  ddl(
    1795276800012,
    'CreateAnswer',
    `CREATE TABLE answer (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL,
      user_id INT UNSIGNED NOT NULL,
      question_id BIGINT UNSIGNED NOT NULL,
      place TINYINT UNSIGNED NOT NULL,
      model VARCHAR(40) COLLATE utf8mb4_bin NOT NULL,
      state VARCHAR(8) NOT NULL,
      runner VARCHAR(36) CHARACTER SET ascii COLLATE ascii_bin NULL COMMENT 'the process that writes it',
      text MEDIUMTEXT NOT NULL,
      parts JSON NOT NULL COMMENT 'which model wrote from which character on',
      checks MEDIUMTEXT NOT NULL COMMENT 'JSON: numbers that were written by hand, with the cells they follow from',
      figures INT UNSIGNED NOT NULL DEFAULT 0,
      verified INT UNSIGNED NOT NULL DEFAULT 0,
      reason VARCHAR(400) NULL,
      tokens_in INT UNSIGNED NOT NULL DEFAULT 0,
      tokens_out INT UNSIGNED NOT NULL DEFAULT 0,
      estimated TINYINT NOT NULL DEFAULT 0,
      cost DECIMAL(14, 6) NOT NULL DEFAULT 0 COMMENT 'yuan',
      first_ms INT UNSIGNED NULL,
      total_ms INT UNSIGNED NULL,
      mark VARCHAR(4) NULL,
      mark_reason VARCHAR(400) NULL,
      UNIQUE KEY answer_place (question_id, place),
      KEY answer_open (state, runner),
      KEY answer_tenant (tenant_id, state, user_id)
    ) COMMENT 'One row for each model that answers a question'`,
  ),
  ddl(
    1795276800013,
    'CreateAnswerEvent',
    `CREATE TABLE answer_event (
      question_id BIGINT UNSIGNED NOT NULL,
      seq INT UNSIGNED NOT NULL,
      body MEDIUMTEXT NOT NULL COMMENT 'JSON',
      PRIMARY KEY (question_id, seq)
    ) COMMENT 'The log of the answers to a question, which readers follow from any point'`,
  ),
  ddl(
    1795276800014,
    'CreateExpertAnswer',
    `CREATE TABLE expert_answer (
      question_id BIGINT UNSIGNED NOT NULL PRIMARY KEY,
      tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL,
      text MEDIUMTEXT NOT NULL,
      checks MEDIUMTEXT NOT NULL COMMENT 'JSON',
      figures INT UNSIGNED NOT NULL,
      verified INT UNSIGNED NOT NULL,
      written_by INT UNSIGNED NOT NULL,
      written_at DATETIME NOT NULL,
      version INT UNSIGNED NOT NULL
    ) COMMENT 'What an expert answered beside the models'`,
  ),
  ddl(
    1795276800015,
    'QuestionPassages',
    'ALTER TABLE question ADD COLUMN passages MEDIUMTEXT NULL AFTER prompt_tokens',
  ),
];
