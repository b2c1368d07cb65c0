import { Injectable } from '@nestjs/common';
import type { accessTables } from '@console/contract-access';
import type { Page, RowOf } from '@console/contract-core';
import type { TableSource } from '@console/node-kit';

type List = typeof accessTables.auditList;

@Injectable()
export class AuditListSource implements TableSource<List> {
  page(): Promise<Page<RowOf<List>>> {
    return Promise.resolve({ totalElements: 0, content: [] });
  }
}
