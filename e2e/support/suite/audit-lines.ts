import { rows } from './suite.ts';

export interface AuditLine {
  readonly action: string;
  readonly reason: string | null;
}

/** The lines of the audit log about a user of the default tenant, oldest first. */
export const auditLines = (username: string): Promise<AuditLine[]> =>
  rows<AuditLine>(
    `SELECT action, JSON_VALUE(\`after\`, '$.reason') AS reason FROM {access}.audit_log
     WHERE tenant_id = '000000' AND username = ? ORDER BY id`,
    [username],
  );
