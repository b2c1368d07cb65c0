import { ddl } from '@console/node-kit/database';
import { noticeMigration } from '@console/node-kit/notices';
import { auditLogMigration } from '@console/node-kit/records';

/** The collation of names that are compared byte by byte, so that no other spelling finds the same row. */
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
    // What other services may know of a user; their database accounts can read this view and nothing else here.
    'CREATE VIEW user_public AS SELECT tenant_id, id, username, real_name FROM user',
  ),
  ddl(1767225600006, 'UserPreferences', 'ALTER TABLE user ADD COLUMN preferences JSON NULL'),
  ddl(
    1767225600007,
    'UserLockPassword',
    'ALTER TABLE user ADD COLUMN lock_password_hash VARCHAR(255) NULL AFTER password_hash',
  ),
  ddl(
    1767225600008,
    'UserMustChangePassword',
    'ALTER TABLE user ADD COLUMN must_change_password TINYINT NOT NULL DEFAULT 0',
  ),
  ddl(1767225600009, 'UserLastSignIn', 'ALTER TABLE user ADD COLUMN last_sign_in_at DATETIME NULL'),
  ddl(1767225600010, 'UserRemovedAt', 'ALTER TABLE user ADD COLUMN removed_at DATETIME NULL'),
  ddl(
    1767225600011,
    'UserRemovedKey',
    // 0 while the user exists, the user's own id after removal: a removed user keeps its row and frees its names.
    'ALTER TABLE user ADD COLUMN removed_key INT UNSIGNED NOT NULL DEFAULT 0',
  ),
  ddl(
    1767225600012,
    'UserMobile',
    // A mobile number signs in, so it belongs to one user; a landline may be shared.
    `ALTER TABLE user ADD COLUMN mobile VARCHAR(32) AS (IF(phone REGEXP '^1[3-9][0-9]{9}$', phone, NULL)) STORED`,
  ),
  ddl(
    1767225600013,
    'UserNameAmongPresent',
    'ALTER TABLE user ADD UNIQUE KEY user_name_present (tenant_id, username, removed_key)',
  ),
  ddl(1767225600014, 'UserNameAlone', 'ALTER TABLE user DROP KEY user_name'),
  ddl(
    1767225600015,
    'UserMobileAmongPresent',
    'ALTER TABLE user ADD UNIQUE KEY user_mobile_present (tenant_id, mobile, removed_key)',
  ),
  ddl(
    1767225600016,
    'TenantDomain',
    `CREATE TABLE tenant_domain (
      domain VARCHAR(253) ${EXACT} NOT NULL PRIMARY KEY,
      tenant_id VARCHAR(12) ${EXACT} NOT NULL,
      CONSTRAINT tenant_domain_tenant FOREIGN KEY (tenant_id) REFERENCES tenant (id)
    )`,
  ),
  ddl(
    1767225600017,
    'UserSession',
    `CREATE TABLE user_session (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      sid VARCHAR(64) ${EXACT} NOT NULL,
      tenant_id VARCHAR(12) ${EXACT} NOT NULL,
      user_id INT UNSIGNED NOT NULL,
      method VARCHAR(40) NOT NULL,
      device VARCHAR(120) NOT NULL,
      address VARCHAR(64) NOT NULL,
      opened_at DATETIME NOT NULL,
      seen_at DATETIME NOT NULL,
      ended_at DATETIME NULL,
      UNIQUE KEY user_session_sid (sid),
      KEY user_session_user (tenant_id, user_id, ended_at),
      CONSTRAINT user_session_owner FOREIGN KEY (user_id) REFERENCES user (id)
    )`,
  ),
  ddl(
    1767225600018,
    'UserIdentity',
    `CREATE TABLE user_identity (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id VARCHAR(12) ${EXACT} NOT NULL,
      user_id INT UNSIGNED NOT NULL,
      source VARCHAR(32) ${EXACT} NOT NULL,
      external_id VARCHAR(255) ${EXACT} NOT NULL,
      external_name VARCHAR(120) NOT NULL,
      bound_at DATETIME NOT NULL,
      UNIQUE KEY user_identity_external (tenant_id, source, external_id),
      UNIQUE KEY user_identity_user (user_id, source),
      CONSTRAINT user_identity_owner FOREIGN KEY (user_id) REFERENCES user (id)
    )`,
  ),
  ddl(
    1767225600019,
    'RolePreset',
    `CREATE TABLE role_preset (
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id VARCHAR(12) ${EXACT} NOT NULL,
      name VARCHAR(20) NOT NULL,
      authorities JSON NOT NULL,
      updated_at DATETIME NOT NULL,
      UNIQUE KEY role_preset_name (tenant_id, name)
    )`,
  ),
  ddl(
    1767225600020,
    'StoredFile',
    `CREATE TABLE stored_file (
      file_key VARCHAR(64) ${EXACT} NOT NULL PRIMARY KEY,
      tenant_id VARCHAR(12) ${EXACT} NOT NULL,
      user_id INT UNSIGNED NOT NULL,
      purpose VARCHAR(16) NOT NULL,
      name VARCHAR(255) NOT NULL,
      mime VARCHAR(100) NOT NULL,
      bytes INT UNSIGNED NOT NULL,
      created_at DATETIME NOT NULL,
      KEY stored_file_tenant (tenant_id, created_at)
    )`,
  ),
  noticeMigration,
  ddl(
    1767225600022,
    'AuditLogRequest',
    'ALTER TABLE audit_log ADD KEY audit_log_action (tenant_id, action, at)',
  ),
  ddl(
    1767225600023,
    'AuditLogFilters',
    // Indexes for filters that find few lines, or none.
    `ALTER TABLE audit_log ADD KEY audit_log_request (tenant_id, request_id),
       ADD KEY audit_log_subject (tenant_id, subject, at), ADD KEY audit_log_service (tenant_id, service, at)`,
  ),
  ddl(
    1767225600024,
    'RolePresetVersion',
    'ALTER TABLE role_preset ADD COLUMN version INT UNSIGNED NOT NULL DEFAULT 1',
  ),
  ddl(
    1767225600025,
    'UserPublicActive',
    // So that no one is made responsible who can no longer sign in.
    `CREATE OR REPLACE VIEW user_public AS
      SELECT tenant_id, id, username, real_name, status = 1 AND removed_at IS NULL AS active FROM user`,
  ),
  ddl(
    1767225600026,
    'StoredFileOwner',
    // The sum of what a user and a tenant have stored is read from this index alone.
    'ALTER TABLE stored_file ADD KEY stored_file_owner (tenant_id, user_id, bytes)',
  ),
];
