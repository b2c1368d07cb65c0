import { AuditLogService } from './audit-log.service.ts';

/** The providers of this folder, for the module. */
export const auditLogParts = { providers: [AuditLogService] };
