import { ddl, type MigrationClass } from '@console/node-kit/database';
import { creationTable } from '@console/node-kit/records';
import { backtestMigrations } from './backtests/backtest-migrations.ts';
import { checkupMigrations } from './checkups/checkup-migrations.ts';
import { factorMigrations } from './factors/factor-migrations.ts';
import { simulationMigrations } from './strategies/simulate/simulation-migrations.ts';
import { strategyMigrations } from './strategies/strategy-migrations.ts';

/** The collation of names that are compared byte by byte, so that no other spelling finds the same row. */
const EXACT = 'COLLATE utf8mb4_bin';

/** The invest schema, oldest first: styles; factors; jobs and backtests; strategies; check-ups. */
export const migrations: readonly MigrationClass[] = [
  creationTable(1783036800001),
  ddl(
    1783036800002,
    'Style',
    // removed_key is 0 while the style exists, its own id after removal: a removed style keeps its row and frees its
    // name.
    `CREATE TABLE style (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id VARCHAR(12) ${EXACT} NOT NULL,
      name VARCHAR(6) ${EXACT} NOT NULL,
      comparison_index_industry_weight DECIMAL(3,2) NOT NULL,
      comparison_index_corp_weight DECIMAL(3,2) NOT NULL,
      zbph_index_weight DECIMAL(3,2) NOT NULL,
      style_index_weight DECIMAL(3,2) NOT NULL,
      liquidity_index_weight DECIMAL(3,2) NOT NULL,
      published_at DATETIME NOT NULL,
      created_by INT UNSIGNED NULL COMMENT 'null for demo data',
      created_at DATETIME NOT NULL,
      updated_by INT UNSIGNED NULL,
      updated_at DATETIME NOT NULL,
      version INT UNSIGNED NOT NULL DEFAULT 1,
      removed_at DATETIME NULL,
      removed_key INT UNSIGNED NOT NULL DEFAULT 0,
      UNIQUE KEY style_name_present (tenant_id, name, removed_key),
      KEY style_updated (tenant_id, updated_at),
      CONSTRAINT style_index_sum CHECK
        (comparison_index_industry_weight + comparison_index_corp_weight + zbph_index_weight = 1),
      CONSTRAINT style_correction_sum CHECK (style_index_weight + liquidity_index_weight = 1)
    )`,
  ),
  ...factorMigrations,
  ...backtestMigrations,
  ...strategyMigrations,
  ...simulationMigrations,
  ...checkupMigrations,
];
