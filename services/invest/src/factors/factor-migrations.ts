import { ddl, type MigrationClass } from '@console/node-kit/database';

const EXACT = 'COLLATE utf8mb4_bin';

/** The migrations of factors and their versions, and of the indicators that users keep. */
export const factorMigrations: readonly MigrationClass[] = [
  ddl(
    1795400000001,
    'CreateFactor',
    // removed_key is 0 while the factor exists, its own id after removal: a removed factor keeps its row and frees its
    // name.
    `CREATE TABLE factor (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id VARCHAR(12) ${EXACT} NOT NULL,
      name VARCHAR(24) ${EXACT} NOT NULL,
      shelf TINYINT UNSIGNED NOT NULL COMMENT 'category: treeFormId',
      remark VARCHAR(200) NULL,
      version INT UNSIGNED NOT NULL DEFAULT 1 COMMENT 'the newest of factor_version',
      revision INT UNSIGNED NOT NULL DEFAULT 1 COMMENT 'counts every save',
      layout MEDIUMTEXT NOT NULL COMMENT 'JSON: the position of each node',
      created_by INT UNSIGNED NULL COMMENT 'null for demo data',
      created_at DATETIME NOT NULL,
      updated_by INT UNSIGNED NULL,
      updated_at DATETIME NOT NULL,
      removed_at DATETIME NULL,
      removed_key INT UNSIGNED NOT NULL DEFAULT 0,
      UNIQUE KEY factor_name_present (tenant_id, name, removed_key),
      KEY factor_updated (tenant_id, updated_at)
    )`,
  ),
  ddl(
    1795400000002,
    'CreateFactorVersion',
    // Formula and sources are written from the graph when they are read: the names in them may have changed by then.
    `CREATE TABLE factor_version (
      factor_id INT UNSIGNED NOT NULL,
      version INT UNSIGNED NOT NULL,
      graph MEDIUMTEXT NOT NULL COMMENT 'JSON: relationMap, refs pinned',
      kind TINYINT UNSIGNED NOT NULL COMMENT 'factorIsSingle',
      source TINYINT UNSIGNED NULL COMMENT 'factorSource',
      calc_rule TINYINT UNSIGNED NULL,
      value_type ENUM('daily','reports','boolean') NOT NULL,
      unit VARCHAR(64) NOT NULL,
      created_by INT UNSIGNED NULL,
      created_at DATETIME NOT NULL,
      PRIMARY KEY (factor_id, version),
      CONSTRAINT factor_version_of FOREIGN KEY (factor_id) REFERENCES factor (id)
    )`,
  ),
  ddl(
    1795400000003,
    'CreateFactorReference',
    // References of the newest version of each factor only: they keep the factors that are named from being deleted.
    `CREATE TABLE factor_reference (
      factor_id INT UNSIGNED NOT NULL COMMENT 'the factor whose newest version names another',
      used_id INT UNSIGNED NOT NULL COMMENT 'the factor that is named',
      used_version INT UNSIGNED NOT NULL,
      PRIMARY KEY (factor_id, used_id, used_version),
      KEY factor_used (used_id),
      CONSTRAINT factor_reference_of FOREIGN KEY (factor_id) REFERENCES factor (id),
      CONSTRAINT factor_reference_to FOREIGN KEY (used_id) REFERENCES factor (id)
    )`,
  ),
  ddl(
    1795400000004,
    'CreateIndicatorCalc',
    `CREATE TABLE indicator_calc (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id VARCHAR(12) ${EXACT} NOT NULL,
      user_id INT UNSIGNED NOT NULL,
      name VARCHAR(24) ${EXACT} NOT NULL,
      formula VARCHAR(4000) NOT NULL,
      graph MEDIUMTEXT NOT NULL COMMENT 'JSON, refs pinned',
      unit VARCHAR(64) NULL,
      version INT UNSIGNED NOT NULL DEFAULT 1,
      created_at DATETIME NOT NULL,
      updated_at DATETIME NOT NULL,
      UNIQUE KEY indicator_calc_name (tenant_id, user_id, name)
    )`,
  ),
  ddl(
    1795400000005,
    'CreateIndicatorBrowse',
    `CREATE TABLE indicator_browse (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id VARCHAR(12) ${EXACT} NOT NULL,
      user_id INT UNSIGNED NOT NULL,
      position SMALLINT UNSIGNED NOT NULL,
      indicator VARCHAR(96) ${EXACT} NULL,
      calc_id INT UNSIGNED NULL,
      UNIQUE KEY indicator_browse_place (tenant_id, user_id, position),
      CONSTRAINT indicator_browse_one CHECK ((indicator IS NULL) <> (calc_id IS NULL)),
      CONSTRAINT indicator_browse_calc FOREIGN KEY (calc_id) REFERENCES indicator_calc (id) ON DELETE CASCADE
    )`,
  ),
];
