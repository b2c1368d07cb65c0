import type { accessTables } from '@console/contract-access';
import type { RowOf } from '@console/contract-core';

export type AuditRow = RowOf<typeof accessTables.auditList>;
