/**
 * One row per load of a table, failed ones too. Times are Asia/Shanghai. `content_hash` covers the
 * files and the mapping they were read with: the same content again is not loaded again.
 * That of `latest_quote` covers the loads it was derived from.
 */
export const CREATE_SNAPSHOT_SQL = `CREATE TABLE \`snapshot\` (
  \`id\` INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  \`table_name\` VARCHAR(64) NOT NULL,
  \`source\` VARCHAR(64) NOT NULL,
  \`is_demo\` TINYINT(1) NOT NULL,
  \`as_of\` DATE NULL,
  \`loaded_rows\` BIGINT NOT NULL,
  \`skipped_rows\` BIGINT NOT NULL,
  \`rejected_rows\` BIGINT NOT NULL,
  \`status\` ENUM('running', 'loaded', 'failed') NOT NULL,
  \`message\` VARCHAR(500) NULL,
  \`content_hash\` CHAR(64) NOT NULL,
  \`started_at\` DATETIME NOT NULL,
  \`finished_at\` DATETIME NULL,
  KEY \`table_name_status\` (\`table_name\`, \`status\`, \`id\`)
)`;

/**
 * What a load did to its table, and the import run it belongs to (null for loads before there were runs). `changes`
 * is `TableChanges` of `src/import/changes.ts` as JSON: the days and securities it touched. An undone load says so,
 * and a second row of its own (`undoes_id`, status `undone` too) is the undo itself: with the same changes and a
 * later id, so that readers that follow the ids see it.
 */
export const ALTER_SNAPSHOT_SQL = `ALTER TABLE \`snapshot\`
  ADD COLUMN \`run_id\` INT UNSIGNED NULL,
  ADD COLUMN \`table_rows\` BIGINT NULL,
  ADD COLUMN \`inserted_rows\` BIGINT NULL,
  ADD COLUMN \`updated_rows\` BIGINT NULL,
  ADD COLUMN \`deleted_rows\` BIGINT NULL,
  ADD COLUMN \`changes\` MEDIUMTEXT NULL,
  ADD COLUMN \`undoes_id\` INT UNSIGNED NULL,
  ADD KEY \`run_id\` (\`run_id\`),
  MODIFY COLUMN \`status\` ENUM('running', 'loaded', 'failed', 'undone') NOT NULL`;

/**
 * One row per import of a folder, dry runs left out. `partly`: some tables loaded and some did not.
 * `undo_started_at` without status `undone` is an undo that was interrupted.
 */
export const CREATE_IMPORT_RUN_SQL = `CREATE TABLE \`import_run\` (
  \`id\` INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
  \`source\` VARCHAR(64) NOT NULL,
  \`folder\` VARCHAR(500) NOT NULL,
  \`is_demo\` TINYINT(1) NOT NULL,
  \`status\` ENUM('running', 'loaded', 'partly', 'failed', 'undone') NOT NULL,
  \`message\` VARCHAR(500) NULL,
  \`started_by\` VARCHAR(64) NULL,
  \`job_id\` CHAR(36) NULL,
  \`started_at\` DATETIME NOT NULL,
  \`finished_at\` DATETIME NULL,
  \`undo_started_at\` DATETIME NULL
)`;

/** Securities that an undo removed: one that is loaded again gets its id back. */
export const CREATE_RETIRED_SECURITY_SQL = `CREATE TABLE \`retired_security\` (
  \`id\` INT UNSIGNED NOT NULL PRIMARY KEY,
  \`code\` VARCHAR(6) NOT NULL,
  \`exchange\` VARCHAR(2) NOT NULL,
  UNIQUE KEY \`code_exchange\` (\`code\`, \`exchange\`)
)`;

/** A row of `snapshot` as mysql2 reads it. */
export interface SnapshotRow {
  readonly id: number;
  readonly table_name: string;
  readonly source: string;
  readonly is_demo: number;
  readonly as_of: string | null;
  readonly loaded_rows: number;
  readonly skipped_rows: number;
  readonly rejected_rows: number;
  readonly status: 'running' | 'loaded' | 'failed' | 'undone';
  readonly message: string | null;
  readonly content_hash: string;
  readonly started_at: string;
  readonly finished_at: string | null;
  readonly run_id: number | null;
  /** The rows of the table after it. */
  readonly table_rows: number | null;
  readonly inserted_rows: number | null;
  readonly updated_rows: number | null;
  readonly deleted_rows: number | null;
  readonly changes: string | null;
  readonly undoes_id: number | null;
}

/** A row of `import_run` as mysql2 reads it. */
export interface ImportRunRow {
  readonly id: number;
  readonly source: string;
  readonly folder: string;
  readonly is_demo: 0 | 1;
  readonly status: 'running' | 'loaded' | 'partly' | 'failed' | 'undone';
  readonly message: string | null;
  readonly started_by: string | null;
  readonly job_id: string | null;
  readonly started_at: string;
  readonly finished_at: string | null;
  readonly undo_started_at: string | null;
}
