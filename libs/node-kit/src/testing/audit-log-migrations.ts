import { ddl } from '../database/ddl.ts';

/** The table that `Audit` writes, for suites without the access service, which owns the real one. */
export const auditLogMigrations = [
  ddl(
    1767225600004,
    'AuditLog',
    `CREATE TABLE audit_log (
      id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      at DATETIME(3) NOT NULL,
      tenant_id VARCHAR(12) NULL,
      user_id INT UNSIGNED NULL,
      username VARCHAR(64) NULL,
      service VARCHAR(16) NOT NULL,
      action VARCHAR(64) NOT NULL,
      subject VARCHAR(128) NOT NULL,
      \`before\` JSON NULL,
      \`after\` JSON NULL,
      request_id VARCHAR(64) NULL,
      address VARCHAR(64) NULL
    )`,
  ),
];
