import { ddl, type MigrationClass } from '@console/node-kit/database';

/** The tables of models, oldest first. */
export const modelMigrations: readonly MigrationClass[] = [
  ddl(
    1795276800000,
    'CreateModelCall',
    `CREATE TABLE model_call (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL,
      user_id INT UNSIGNED NOT NULL,
      topic_id INT UNSIGNED NULL,
      answer_id BIGINT UNSIGNED NULL COMMENT 'null for calls that no answer made',
      model VARCHAR(40) COLLATE utf8mb4_bin NOT NULL,
      at_ms BIGINT UNSIGNED NOT NULL COMMENT 'milliseconds since the epoch',
      day DATE NOT NULL COMMENT 'in Asia/Shanghai: whose budget its tokens count for',
      outcome VARCHAR(8) NOT NULL,
      first_ms INT UNSIGNED NULL,
      total_ms INT UNSIGNED NULL,
      tokens_in INT UNSIGNED NOT NULL,
      tokens_out INT UNSIGNED NOT NULL,
      estimated TINYINT NOT NULL COMMENT '1 where the model reported no tokens',
      cost DECIMAL(14, 6) NOT NULL COMMENT 'yuan',
      KEY model_call_model (model, at_ms),
      KEY model_call_day (tenant_id, day, user_id),
      KEY model_call_answer (answer_id)
    ) COMMENT 'Requests to models, for budgets, costs, and which of them rests'`,
  ),
];
