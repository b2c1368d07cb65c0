import type { GoldenFact, QuestionSubject, ResultState } from '@console/contract-ai';
import { ddl, type MigrationClass } from '@console/node-kit/database';
import { jobTableMigrations, type JobRow } from '@console/node-kit/jobs';
import type { JsonColumn } from '@console/node-kit/queries';
import type { Generated } from 'kysely';
import type { Reading } from '../data/reading.ts';
import type { HeldFact } from '../golden/held-facts.ts';
import type { ModelMessage } from '../models/model-port.ts';

/** The prompt of a case with one version of the topic's templates. */
export interface VersionPrompt {
  readonly version: number;
  readonly messages: readonly ModelMessage[];
  readonly tokens: number;
  /** Why no model may be asked with it; null when one may. */
  readonly refusal: string | null;
}

interface EvaluationRow {
  readonly id: Generated<number>;
  readonly tenant_id: string;
  readonly topic_id: number;
  readonly versions: JsonColumn<readonly number[]>;
  /** 数据直答 is the first. */
  readonly models: JsonColumn<readonly string[]>;
  /** The version in use when it was begun. */
  readonly version_in_use: number;
  readonly cases: number;
  readonly total: number;
  readonly job_id: string | null;
  readonly started_by: number;
  readonly started_at: string;
}

interface EvaluationCaseRow {
  readonly evaluation_id: number;
  readonly case_id: number;
  readonly tenant_id: string;
  readonly place: number;
  /** The version of the case that was evaluated. */
  readonly case_version: number;
  readonly question: string;
  readonly subject: JsonColumn<QuestionSubject | null>;
  readonly facts: JsonColumn<readonly GoldenFact[]>;
  readonly refusal: string | null;
  /** Null where refused, and once the evaluation has ended. */
  readonly reading: JsonColumn<Reading | null>;
  readonly prompts: JsonColumn<readonly VersionPrompt[] | null>;
}

interface EvaluationResultRow {
  readonly id: Generated<number>;
  readonly evaluation_id: number;
  readonly tenant_id: string;
  readonly case_id: number;
  readonly place: number;
  readonly version: number;
  readonly model: string;
  readonly run: number;
  readonly state: Generated<ResultState>;
  readonly passed: Generated<0 | 1>;
  readonly facts: JsonColumn<readonly HeldFact[] | null>;
  readonly held_facts: Generated<number>;
  readonly all_facts: Generated<number>;
  readonly figures: Generated<number>;
  readonly verified: Generated<number>;
  readonly tokens_in: Generated<number>;
  readonly tokens_out: Generated<number>;
  readonly estimated: Generated<0 | 1>;
  /** Yuan. */
  readonly cost: Generated<string | number>;
  readonly first_ms: number | null;
  readonly total_ms: number | null;
  readonly text: string | null;
  readonly reason: string | null;
}

/** Evaluations, what they ask, and what was answered; and the service's jobs. */
export interface EvaluationTables {
  readonly 'ai.job': JobRow;
  readonly 'ai.evaluation': EvaluationRow;
  readonly 'ai.evaluation_case': EvaluationCaseRow;
  readonly 'ai.evaluation_result': EvaluationResultRow;
}

const TENANT = 'tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL';

export const evaluationMigrations: readonly MigrationClass[] = [
  ...jobTableMigrations(1795363200100),
  ddl(
    1795363200101,
    'CreateEvaluation',
    `CREATE TABLE evaluation (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      ${TENANT},
      topic_id INT UNSIGNED NOT NULL,
      versions JSON NOT NULL,
      models JSON NOT NULL,
      version_in_use INT UNSIGNED NOT NULL COMMENT 'the version in use when it was begun',
      cases SMALLINT UNSIGNED NOT NULL,
      total INT UNSIGNED NOT NULL COMMENT 'cases x versions x models x runs',
      job_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NULL COMMENT 'null only within the transaction that adds it',
      started_by INT UNSIGNED NOT NULL,
      started_at DATETIME NOT NULL,
      KEY evaluation_topic (tenant_id, topic_id, id),
      KEY evaluation_started (tenant_id, started_at),
      KEY evaluation_job (job_id)
    ) COMMENT 'The golden set of a topic, answered with versions of its templates by models'`,
  ),
  ddl(
    1795363200102,
    'CreateEvaluationCase',
    `CREATE TABLE evaluation_case (
      evaluation_id INT UNSIGNED NOT NULL,
      case_id INT UNSIGNED NOT NULL,
      ${TENANT},
      place SMALLINT UNSIGNED NOT NULL,
      case_version INT UNSIGNED NOT NULL,
      question TEXT NOT NULL,
      subject JSON NULL,
      facts JSON NOT NULL,
      refusal TEXT NULL COMMENT 'why its data allows no answer',
      reading MEDIUMTEXT NULL COMMENT 'JSON, as it was read when the evaluation was begun; null once it has ended',
      prompts MEDIUMTEXT NULL COMMENT 'JSON: the prompt of each version; null once it has ended',
      PRIMARY KEY (evaluation_id, case_id),
      CONSTRAINT evaluation_case_of FOREIGN KEY (evaluation_id) REFERENCES evaluation (id) ON DELETE CASCADE
    ) COMMENT 'The cases of an evaluation, frozen when it was begun'`,
  ),
  ddl(
    1795363200103,
    'CreateEvaluationResult',
    `CREATE TABLE evaluation_result (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      evaluation_id INT UNSIGNED NOT NULL,
      ${TENANT},
      case_id INT UNSIGNED NOT NULL,
      place SMALLINT UNSIGNED NOT NULL,
      version INT UNSIGNED NOT NULL,
      model VARCHAR(40) COLLATE utf8mb4_bin NOT NULL,
      run TINYINT UNSIGNED NOT NULL,
      state VARCHAR(8) NOT NULL DEFAULT 'waiting',
      passed TINYINT NOT NULL DEFAULT 0 COMMENT '1 when the answer holds every fact',
      facts JSON NULL,
      held_facts TINYINT UNSIGNED NOT NULL DEFAULT 0,
      all_facts TINYINT UNSIGNED NOT NULL DEFAULT 0,
      figures INT UNSIGNED NOT NULL DEFAULT 0,
      verified INT UNSIGNED NOT NULL DEFAULT 0,
      tokens_in INT UNSIGNED NOT NULL DEFAULT 0,
      tokens_out INT UNSIGNED NOT NULL DEFAULT 0,
      estimated TINYINT NOT NULL DEFAULT 0,
      cost DECIMAL(14, 6) NOT NULL DEFAULT 0 COMMENT 'yuan',
      first_ms INT UNSIGNED NULL,
      total_ms INT UNSIGNED NULL,
      text MEDIUMTEXT NULL,
      reason TEXT NULL,
      UNIQUE KEY evaluation_result_once (evaluation_id, case_id, version, model, run),
      KEY evaluation_result_next (evaluation_id, state, id),
      KEY evaluation_result_open (tenant_id, state),
      CONSTRAINT evaluation_result_of FOREIGN KEY (evaluation_id) REFERENCES evaluation (id) ON DELETE CASCADE
    ) COMMENT 'The answers of an evaluation: case by version by model by run'`,
  ),
];
