import { auditEntries } from '@console/contract-access';
import { answers, by } from '@console/node-kit/http';
import { AuditLogService } from './audit-log.service.ts';

export const auditLogAnswers = answers(auditEntries, {
  auditDetail: by(AuditLogService, (log, { id }, { session }) => log.detail(session.tenantId, id)),
  auditOptions: by(AuditLogService, (log, _input, { session }) => log.options(session.tenantId)),
});
