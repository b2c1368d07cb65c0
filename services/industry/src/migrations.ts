import { ddl, type MigrationClass } from '@console/node-kit/database';
import { creationTable, formerVersionTable } from '@console/node-kit/records';

/** The industry schema, oldest first: what analysts write about industries. */
export const migrations: readonly MigrationClass[] = [
  creationTable(1795910400000),
  ddl(
    1795910400001,
    'CreateNote',
    `CREATE TABLE note (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL,
      industry_id INT UNSIGNED NOT NULL COMMENT 'of ecology.industry',
      type TINYINT UNSIGNED NOT NULL COMMENT '1 overview, 2 core competence, 3 outlook',
      year SMALLINT UNSIGNED NOT NULL,
      content MEDIUMTEXT NOT NULL COMMENT 'HTML, cleaned before it is written',
      standing TINYINT NULL DEFAULT 1 COMMENT '1, null once removed: a unique index takes any number of nulls',
      version INT UNSIGNED NOT NULL DEFAULT 1 COMMENT 'counts what was saved',
      created_by INT UNSIGNED NULL COMMENT 'null for what the demo brought along',
      created_at DATETIME NOT NULL,
      updated_by INT UNSIGNED NULL,
      updated_at DATETIME NOT NULL,
      removed_at DATETIME NULL,
      UNIQUE KEY note_of_year (tenant_id, industry_id, type, year, standing),
      CONSTRAINT note_standing CHECK (standing = 1)
    ) COMMENT 'Document 2 section 2: overview, core competence and outlook by year'`,
  ),
  formerVersionTable(1795910400002),
];
