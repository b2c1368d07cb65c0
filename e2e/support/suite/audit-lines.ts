import { rows } from './suite.ts';

export interface AuditLine {
  readonly action: string;
  readonly reason: string | null;
}

/** What the audit log says of a user of the default tenant since they were there, oldest first. */
export const auditLines = (username: string): Promise<AuditLine[]> =>
  rows<AuditLine>(
    `SELECT action, JSON_VALUE(\`after\`, '$.reason') AS reason FROM {access}.audit_log
     WHERE tenant_id = '000000' AND username = ? ORDER BY id`,
    [username],
  );
