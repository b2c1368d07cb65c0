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
  readonly status: 'running' | 'loaded' | 'failed';
  readonly message: string | null;
  readonly content_hash: string;
  readonly started_at: string;
  readonly finished_at: string | null;
}
