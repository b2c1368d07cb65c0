import { ddl, type MigrationClass } from '@console/node-kit/database';
import { creationTable, formerVersionTable } from '@console/node-kit/records';

/** The company schema, oldest first: the notes of analysts. */
export const migrations: readonly MigrationClass[] = [
  creationTable(1795305600000),
  ddl(
    1795305600001,
    'CreateNote',
    `CREATE TABLE note (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL,
      company_id INT UNSIGNED NOT NULL COMMENT 'id in ecology.company',
      type TINYINT UNSIGNED NOT NULL COMMENT '1 core competence, 2 business outlook',
      year SMALLINT UNSIGNED NOT NULL,
      content MEDIUMTEXT NOT NULL COMMENT 'HTML, cleaned before it is written',
      standing TINYINT NULL DEFAULT 1 COMMENT '1; null once removed: a unique index allows any number of nulls',
      version INT UNSIGNED NOT NULL DEFAULT 1 COMMENT 'counts the saves',
      created_by INT UNSIGNED NULL COMMENT 'null for demo data',
      created_at DATETIME NOT NULL,
      updated_by INT UNSIGNED NULL,
      updated_at DATETIME NOT NULL,
      removed_at DATETIME NULL,
      UNIQUE KEY note_of_year (tenant_id, company_id, type, year, standing),
      CONSTRAINT note_standing CHECK (standing = 1)
    ) COMMENT 'Document 1 section 2: core competence and business outlook by year'`,
  ),
  formerVersionTable(1795305600002),
];
