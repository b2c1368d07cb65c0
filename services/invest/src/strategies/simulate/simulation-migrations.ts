import { ddl, type MigrationClass } from '@console/node-kit/database';

const ASCII = 'CHARACTER SET ascii COLLATE ascii_bin';

/** The migrations of what composed strategies would have done, before they are published. */
export const simulationMigrations: readonly MigrationClass[] = [
  ddl(
    1795800000201,
    'CreateStrategySimulation',
    `CREATE TABLE strategy_simulation (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL,
      job_id CHAR(36) ${ASCII} NULL,
      style_id INT UNSIGNED NOT NULL,
      name VARCHAR(6) COLLATE utf8mb4_bin NOT NULL COMMENT 'the name at submission, as that of the style',
      style_name VARCHAR(6) COLLATE utf8mb4_bin NOT NULL,
      strategy_type TINYINT UNSIGNED NOT NULL,
      seal MEDIUMTEXT NOT NULL COMMENT 'JSON: all that decides its days',
      seal_hash CHAR(64) ${ASCII} NOT NULL,
      composition_hash CHAR(64) ${ASCII} NOT NULL COMMENT 'of the seal without name, start and universe',
      benchmark VARCHAR(20) NULL,
      start_date DATE NOT NULL,
      end_date DATE NOT NULL,
      created_by INT UNSIGNED NULL,
      created_at DATETIME NOT NULL,
      snapshot_id INT UNSIGNED NULL COMMENT 'newest load of market data that it read',
      trading_days INT UNSIGNED NULL,
      total_return DOUBLE NULL,
      annual_return DOUBLE NULL,
      max_drawdown DOUBLE NULL,
      sharpe DOUBLE NULL,
      excess_return DOUBLE NULL COMMENT 'annual',
      result_hash CHAR(64) ${ASCII} NULL,
      seconds DOUBLE NULL,
      code_version VARCHAR(64) NULL,
      UNIQUE KEY strategy_simulation_job (job_id),
      KEY strategy_simulation_listing (tenant_id, id),
      KEY strategy_simulation_composition (tenant_id, composition_hash, id)
    )`,
  ),
  ddl(
    1795800000202,
    'CreateStrategySimulationResult',
    `CREATE TABLE strategy_simulation_result (
      simulation_id INT UNSIGNED NOT NULL PRIMARY KEY,
      report LONGBLOB NOT NULL COMMENT 'gzip of JSON, as orders',
      orders LONGBLOB NOT NULL,
      CONSTRAINT strategy_simulation_result_of FOREIGN KEY (simulation_id) REFERENCES strategy_simulation (id)
    )`,
  ),
];
