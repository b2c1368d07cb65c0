import { ddl, type MigrationClass } from '@console/node-kit/database';

const TENANT = 'tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL';
const SUBJECT = 'VARCHAR(96) CHARACTER SET ascii COLLATE ascii_bin NOT NULL';
const JOB = 'CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NULL';

/** The migrations of check-ups: each with the parts that workers share, and what it found once it has succeeded. */
export const checkupMigrations: readonly MigrationClass[] = [
  ddl(
    1795900000301,
    'CreateCheckup',
    `CREATE TABLE checkup (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      ${TENANT},
      job_id ${JOB},
      scope VARCHAR(12) CHARACTER SET ascii NOT NULL,
      night_date DATE NULL COMMENT 'the business date, of one that the night began',
      subjects INT UNSIGNED NOT NULL,
      frozen MEDIUMTEXT NOT NULL COMMENT 'JSON: the subjects, with the expanded graphs of factors',
      frame_version VARCHAR(128) NULL COMMENT 'the state of the data on which its parts are judged',
      snapshot_id INT UNSIGNED NULL,
      as_of DATE NULL,
      start_date DATE NULL,
      end_date DATE NULL,
      stocks INT UNSIGNED NULL,
      previous_id INT UNSIGNED NULL COMMENT 'the check-up that it is compared with',
      significant INT UNSIGNED NULL COMMENT 'of the shortest horizon',
      faulty INT UNSIGNED NULL,
      correlations MEDIUMBLOB NULL COMMENT 'lower triangle in the order of subjects, row by row, float32',
      seconds DOUBLE NULL,
      code_version VARCHAR(64) NULL,
      created_by INT UNSIGNED NULL,
      created_at DATETIME NOT NULL,
      UNIQUE KEY checkup_job (job_id),
      KEY checkup_listing (tenant_id, id)
    )`,
  ),
  ddl(
    1795900000302,
    'CreateCheckupPart',
    `CREATE TABLE checkup_part (
      checkup_id INT UNSIGNED NOT NULL,
      ${TENANT},
      part INT UNSIGNED NOT NULL,
      subjects TEXT NOT NULL COMMENT 'JSON: the names of its subjects',
      job_id ${JOB} COMMENT 'the job that judges it, or judged it',
      done_at DATETIME NULL,
      judged MEDIUMTEXT NULL COMMENT 'JSON: the figures of its subjects',
      rankings LONGBLOB NULL COMMENT 'uint16, of its subjects one after another',
      PRIMARY KEY (checkup_id, part),
      CONSTRAINT checkup_part_of FOREIGN KEY (checkup_id) REFERENCES checkup (id) ON DELETE CASCADE
    ) COMMENT 'Removed when the check-up has succeeded'`,
  ),
  ddl(
    1795900000303,
    'CreateCheckupRow',
    `CREATE TABLE checkup_row (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      checkup_id INT UNSIGNED NOT NULL,
      ${TENANT},
      subject ${SUBJECT},
      horizon SMALLINT UNSIGNED NOT NULL,
      kind VARCHAR(12) CHARACTER SET ascii NOT NULL,
      factor_id INT UNSIGNED NULL,
      factor_version INT UNSIGNED NULL,
      indicator_id ${SUBJECT.replace('NOT NULL', 'NULL')},
      name VARCHAR(64) COLLATE utf8mb4_bin NOT NULL COMMENT 'the name at submission',
      category VARCHAR(24) NOT NULL,
      fault VARCHAR(300) NULL,
      coverage DOUBLE NULL,
      days INT UNSIGNED NOT NULL,
      ic DOUBLE NULL,
      rank_ic DOUBLE NULL,
      icir DOUBLE NULL,
      t DOUBLE NULL,
      newey_west_t DOUBLE NULL,
      p DOUBLE NULL,
      q DOUBLE NULL,
      significant TINYINT UNSIGNED NOT NULL,
      share_positive DOUBLE NULL,
      spread DOUBLE NULL,
      quantile_returns TEXT NOT NULL COMMENT 'JSON: from the lowest quantile',
      top_turnover DOUBLE NULL,
      autocorrelation DOUBLE NULL,
      previous_rank_ic DOUBLE NULL,
      is_new TINYINT UNSIGNED NOT NULL,
      gained TINYINT UNSIGNED NOT NULL,
      lost TINYINT UNSIGNED NOT NULL,
      flipped TINYINT UNSIGNED NOT NULL,
      UNIQUE KEY checkup_row_subject (checkup_id, horizon, subject),
      CONSTRAINT checkup_row_of FOREIGN KEY (checkup_id) REFERENCES checkup (id) ON DELETE CASCADE
    )`,
  ),
  ddl(
    1795900000304,
    'CreateCheckupTurn',
    `CREATE TABLE checkup_turn (
      tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL PRIMARY KEY
    ) COMMENT 'Locked by who begins a check-up, so that those of one tenant begin one after another'`,
  ),
];
