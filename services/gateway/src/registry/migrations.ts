import { ddl, jobTableMigrations, type MigrationClass } from '@console/node-kit';

/** The platform schema, oldest first. */
export const platformMigrations: readonly MigrationClass[] = [
  ddl(
    1795200000001,
    'CreateRelease',
    `CREATE TABLE \`release\` (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      module VARCHAR(16) NOT NULL,
      version VARCHAR(64) NOT NULL,
      manifest JSON NOT NULL COMMENT 'what the module says of itself: pages, menu, shell API',
      integrity JSON NOT NULL COMMENT 'sha384 by file name',
      registered_by VARCHAR(64) NOT NULL,
      registered_at DATETIME NOT NULL,
      UNIQUE KEY release_version (module, version)
    ) COMMENT 'Every version of a module that was ever published'`,
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
    ) COMMENT 'Which version was made active when; the newest of a module holds'`,
  ),
  // The jobs of the data service and its worker, which may not make tables here.
  ...jobTableMigrations(1796000000001),
];
