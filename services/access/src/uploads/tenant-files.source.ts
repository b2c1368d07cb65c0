import { Injectable } from '@nestjs/common';
import { uploadEntries } from '@console/contract-access';
import type { Page, RowOf, Session } from '@console/contract-core';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { DataSource } from 'typeorm';
import { filePage } from './file-page.ts';

type List = typeof uploadEntries.tenantFiles;

/** The files of all users of the tenant. */
@Injectable()
export class TenantFilesSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  page(query: TableQuery<List>, { tenantId }: Session): Promise<Page<RowOf<List>>> {
    return filePage(this.database, uploadEntries.tenantFiles, query, { tenantId, userId: null });
  }
}
