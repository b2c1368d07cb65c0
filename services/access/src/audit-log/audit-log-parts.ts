import { AuditLogController } from './audit-log.controller.ts';

/** What the module holds of this folder. */
export const auditLogParts = { controllers: [AuditLogController], providers: [] };
