import { ddl, type MigrationClass } from '../database/ddl.ts';

/**
 * The `former_version` table, identical in each schema in which `FormerVersions` writes. `timestamp` places it in
 * the owner's migrations.
 */
export const formerVersionTable = (timestamp: number): MigrationClass =>
  ddl(
    timestamp,
    'CreateFormerVersion',
    `CREATE TABLE former_version (
      tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL,
      kind VARCHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL COMMENT 'the kind of record, such as note',
      record_id INT UNSIGNED NOT NULL,
      version INT UNSIGNED NOT NULL,
      value MEDIUMTEXT NOT NULL COMMENT 'JSON: the content of the record',
      saved_by INT UNSIGNED NULL COMMENT 'null for demo data',
      saved_at DATETIME NOT NULL,
      replaced_by INT UNSIGNED NOT NULL,
      replaced_at DATETIME NOT NULL,
      unread TINYINT NOT NULL COMMENT '1 when the save that replaced it named no version',
      PRIMARY KEY (tenant_id, kind, record_id, version)
    ) COMMENT 'The contents of records before another version replaced them'`,
  );
