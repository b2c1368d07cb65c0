import { AuditLogController } from './audit-log.controller.ts';
import { AuditLogService } from './audit-log.service.ts';

/** What the module holds of this folder. */
export const auditLogParts = { controllers: [AuditLogController], providers: [AuditLogService] };
