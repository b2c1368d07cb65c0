import { ddl, type MigrationClass } from '../database/ddl.ts';

/**
 * The `creation` table, identical in each schema in which `Creations` writes. `timestamp` places it in the
 * owner's migrations.
 */
export const creationTable = (timestamp: number): MigrationClass =>
  ddl(
    timestamp,
    'CreateCreation',
    `CREATE TABLE creation (
      tenant_id VARCHAR(12) COLLATE utf8mb4_bin NOT NULL,
      user_id INT UNSIGNED NOT NULL,
      idempotency_key VARCHAR(128) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      input_hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL COMMENT 'hash of the call and its input',
      result TEXT NULL COMMENT 'JSON; null only within the transaction that creates it',
      created_at DATETIME NOT NULL COMMENT 'UTC, by the clock of the database',
      PRIMARY KEY (tenant_id, user_id, idempotency_key),
      KEY creation_age (created_at)
    ) COMMENT 'The answers to creations by Idempotency-Key'`,
  );
