import { ddl } from '../database/ddl.ts';

/** The table that `Audit` writes. It is in the access schema, whose migrations name it. */
export const auditLogMigration = ddl(
  1767225600004,
  'AuditLog',
  `CREATE TABLE audit_log (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
    at DATETIME(3) NOT NULL,
    tenant_id VARCHAR(12) COLLATE utf8mb4_bin NULL,
    user_id INT UNSIGNED NULL,
    username VARCHAR(64) NULL,
    service VARCHAR(16) NOT NULL,
    action VARCHAR(64) NOT NULL,
    subject VARCHAR(128) NOT NULL,
    \`before\` JSON NULL,
    \`after\` JSON NULL,
    request_id VARCHAR(64) NULL,
    address VARCHAR(64) NULL,
    KEY audit_log_tenant (tenant_id, at),
    KEY audit_log_user (tenant_id, user_id, at)
  )`,
);
