import { Controller } from '@nestjs/common';
import { auditEntries } from '@console/contract-access';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { AuditLogService } from './audit-log.service.ts';

@Controller()
export class AuditLogController {
  constructor(private readonly log: AuditLogService) {}

  @Serve(auditEntries.auditDetail)
  auditDetail(
    @Input() { id }: InputOf<typeof auditEntries.auditDetail>,
    @Signed() { tenantId }: Session,
  ): Promise<OutputOf<typeof auditEntries.auditDetail>> {
    return this.log.detail(tenantId, id);
  }

  @Serve(auditEntries.auditOptions)
  auditOptions(
    @Input() _input: object,
    @Signed() { tenantId }: Session,
  ): Promise<OutputOf<typeof auditEntries.auditOptions>> {
    return this.log.options(tenantId);
  }
}
