import { fillEffectiveSpans } from './fill-effective-spans.ts';
import { ddl, type MigrationClass } from '@console/node-kit/database';
import { jobTableMigrations } from '@console/node-kit/jobs';

/** The migrations of the invest schema's jobs, and of the backtest runs that they compute. */
export const backtestMigrations: readonly MigrationClass[] = [
  ...jobTableMigrations(1795400000101),
  ddl(
    1795400000102,
    'CreateBacktestRun',
    `CREATE TABLE backtest_run (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY COMMENT 'associationId',
      tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL,
      job_id CHAR(36) CHARACTER SET ascii COLLATE ascii_bin NULL,
      factor_id INT UNSIGNED NOT NULL,
      factor_version INT UNSIGNED NOT NULL,
      factor_name VARCHAR(24) COLLATE utf8mb4_bin NOT NULL COMMENT 'the name at submission',
      formula VARCHAR(4000) NOT NULL,
      params TEXT NOT NULL COMMENT 'JSON: backtestParams with all defaults',
      universe_text VARCHAR(100) NOT NULL COMMENT 'the name at submission',
      params_hash CHAR(64) CHARACTER SET ascii NOT NULL,
      frozen MEDIUMTEXT NOT NULL COMMENT 'JSON: the expanded graph, the pool, the industries',
      input_hash CHAR(64) CHARACTER SET ascii NOT NULL,
      repeats_id INT UNSIGNED NULL COMMENT 'the run it is compared with',
      snapshot_id INT UNSIGNED NULL COMMENT 'newest load of market data that it read',
      as_of DATE NULL,
      start_date DATE NULL,
      end_date DATE NULL,
      trading_days INT UNSIGNED NULL,
      rows_kept BIGINT UNSIGNED NULL,
      rank_ic_mean DOUBLE NULL,
      icir DOUBLE NULL,
      long_short_annual DOUBLE NULL,
      top_turnover DOUBLE NULL,
      seconds DOUBLE NULL,
      code_version VARCHAR(64) NULL,
      node_version VARCHAR(32) NULL,
      architecture VARCHAR(32) NULL,
      result_hash CHAR(64) CHARACTER SET ascii NULL,
      first_difference VARCHAR(300) NULL COMMENT 'where a repeated run differs from the run it repeats',
      created_by INT UNSIGNED NULL,
      created_at DATETIME NOT NULL,
      UNIQUE KEY backtest_run_job (job_id),
      KEY backtest_run_listing (tenant_id, id),
      KEY backtest_run_factor (tenant_id, factor_id, id)
    )`,
  ),
  ddl(
    1795400000103,
    'CreateBacktestResult',
    `CREATE TABLE backtest_result (
      run_id INT UNSIGNED NOT NULL PRIMARY KEY,
      report LONGBLOB NOT NULL COMMENT 'gzip of the JSON of backtestReport',
      CONSTRAINT backtest_result_of FOREIGN KEY (run_id) REFERENCES backtest_run (id)
    )`,
  ),
  ddl(
    1795400000104,
    'CreateBacktestTurn',
    `CREATE TABLE backtest_turn (
      tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL,
      user_id INT UNSIGNED NOT NULL,
      PRIMARY KEY (tenant_id, user_id)
    ) COMMENT 'Locked by the submission of a backtest, so that those of one user are counted one after another'`,
  ),
  ddl(
    1795400000105,
    'LeaveInputHashToTheWorker',
    `ALTER TABLE backtest_run
      MODIFY input_hash CHAR(64) CHARACTER SET ascii NULL COMMENT 'hash of its inputs, once it has been computed'`,
  ),
  ddl(
    1795400000106,
    'AddEffectiveSpan',
    `ALTER TABLE backtest_run
      ADD COLUMN effective_start DATE NULL COMMENT 'first day with a member of the pool' AFTER end_date,
      ADD COLUMN effective_end DATE NULL COMMENT 'last day with a member of the pool' AFTER effective_start,
      ADD COLUMN asked_days INT UNSIGNED NULL COMMENT 'trading days of the requested range' AFTER trading_days`,
  ),
  fillEffectiveSpans(1795400000107),
];
