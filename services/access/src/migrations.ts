import { auditLogMigration, ddl } from '@console/node-kit';

/** Names that are compared byte by byte, so that no other spelling finds the same row. */
const EXACT = 'COLLATE utf8mb4_bin';

/** The access schema, oldest first. */
export const migrations = [
  ddl(
    1767225600001,
    'Tenant',
    `CREATE TABLE tenant (
      id VARCHAR(12) ${EXACT} NOT NULL PRIMARY KEY,
      name VARCHAR(64) NOT NULL,
      status TINYINT NOT NULL DEFAULT 1,
      created_at DATETIME NOT NULL
    )`,
  ),
  ddl(
    1767225600002,
    'User',
    `CREATE TABLE user (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id VARCHAR(12) ${EXACT} NOT NULL,
      username VARCHAR(64) ${EXACT} NOT NULL,
      password_hash VARCHAR(255) NOT NULL,
      real_name VARCHAR(64) NOT NULL,
      name VARCHAR(64) NOT NULL,
      phone VARCHAR(32) NULL,
      email VARCHAR(254) NULL,
      avatar VARCHAR(512) NULL,
      department VARCHAR(64) NULL,
      status TINYINT NOT NULL DEFAULT 1,
      version INT UNSIGNED NOT NULL DEFAULT 1,
      created_at DATETIME NOT NULL,
      updated_at DATETIME NOT NULL,
      UNIQUE KEY user_name (tenant_id, username),
      CONSTRAINT user_tenant FOREIGN KEY (tenant_id) REFERENCES tenant (id)
    )`,
  ),
  ddl(
    1767225600003,
    'UserAuthority',
    `CREATE TABLE user_authority (
      user_id INT UNSIGNED NOT NULL,
      authority VARCHAR(64) ${EXACT} NOT NULL,
      PRIMARY KEY (user_id, authority),
      CONSTRAINT user_authority_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE
    )`,
  ),
  auditLogMigration,
  ddl(
    1767225600005,
    'UserPublic',
    // What other services may know of a user; their accounts can read this view and nothing else here.
    'CREATE VIEW user_public AS SELECT tenant_id, id, username, real_name FROM user',
  ),
];
