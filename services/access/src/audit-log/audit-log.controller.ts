import { Controller } from '@nestjs/common';
import { auditEntries } from '@console/contract-access';
import { MESSAGES, Refusal } from '@console/contract-core';
import { Serve } from '@console/node-kit';

@Controller()
export class AuditLogController {
  @Serve(auditEntries.auditDetail)
  auditDetail(): never {
    throw new Refusal(MESSAGES.unavailable);
  }

  @Serve(auditEntries.auditOptions)
  auditOptions(): never {
    throw new Refusal(MESSAGES.unavailable);
  }
}
