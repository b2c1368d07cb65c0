import { AuditLogService } from './audit-log.service.ts';

/** What the module holds of this folder. */
export const auditLogParts = { providers: [AuditLogService] };
