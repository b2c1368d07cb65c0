import { ddl, type MigrationClass } from '@console/node-kit/database';
import { jobTableMigrations } from '@console/node-kit/jobs';

/** The platform schema, oldest first. */
export const platformMigrations: readonly MigrationClass[] = [
  ddl(
    1795200000001,
    'CreateRelease',
    `CREATE TABLE \`release\` (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      module VARCHAR(16) NOT NULL,
      version VARCHAR(64) NOT NULL,
      manifest JSON NOT NULL COMMENT 'the description of the module: pages, menu, shell API',
      integrity JSON NOT NULL COMMENT 'sha384 by file name',
      registered_by VARCHAR(64) NOT NULL,
      registered_at DATETIME NOT NULL,
      UNIQUE KEY release_version (module, version)
    ) COMMENT 'The published versions of modules'`,
  ),
  ddl(
    1795200000002,
    'CreateActivation',
    `CREATE TABLE activation (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      release_id INT UNSIGNED NOT NULL,
      activated_by VARCHAR(64) NOT NULL,
      activated_at DATETIME NOT NULL,
      CONSTRAINT activation_release FOREIGN KEY (release_id) REFERENCES \`release\` (id)
    ) COMMENT 'The activations of versions; the newest one of a module applies'`,
  ),
  // The tables of jobs for the data service and its worker, which may not create tables here.
  ...jobTableMigrations(1796000000001),
  ddl(
    1796300000001,
    'ReleaseOrigin',
    `ALTER TABLE \`release\`
      ADD COLUMN needs JSON NULL COMMENT 'semver ranges of what the shell shares, by name; null for versions published before these were recorded',
      ADD COLUMN bytes BIGINT UNSIGNED NULL COMMENT 'size of its files, without their compressed copies',
      ADD COLUMN source_commit VARCHAR(64) NULL COMMENT 'commit of a clean working tree; null when unknown'`,
  ),
  ddl(
    1796300000002,
    'ActivationKind',
    `ALTER TABLE activation
      ADD COLUMN kind ENUM('activate', 'canary', 'rollback', 'end-canary') NOT NULL DEFAULT 'activate',
      ADD COLUMN audience JSON NULL COMMENT 'the users who get a canary',
      COMMENT 'The changes of versions and their audiences; the state of a module follows from its rows in order'`,
  ),
  ddl(
    1796300000003,
    'CreateReleasedModule',
    `CREATE TABLE released_module (
      module VARCHAR(16) NOT NULL PRIMARY KEY
    ) COMMENT 'One row for each module, locked by a change of its releases'`,
  ),
  ddl(
    1796300000004,
    'CreateLoadFailure',
    `CREATE TABLE load_failure (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      module VARCHAR(16) NOT NULL,
      version VARCHAR(64) NOT NULL,
      kind ENUM('load', 'timeout', 'crash', 'incompatible') NOT NULL,
      detail VARCHAR(2000) NOT NULL,
      tenant_id VARCHAR(12) NOT NULL,
      user_id INT UNSIGNED NOT NULL,
      at DATETIME NOT NULL,
      KEY load_failure_version (module, version, at),
      KEY load_failure_at (at)
    ) COMMENT 'Pages of modules that could not be shown, as reported by the shell; kept for 30 days'`,
  ),
];
