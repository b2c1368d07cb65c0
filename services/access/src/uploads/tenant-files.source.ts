import { Injectable } from '@nestjs/common';
import { uploadEntries } from '@console/contract-access';
import type { Page, RowOf, Session } from '@console/contract-core';
import { sqlPage, type TableQuery, type TableSource } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { fileTable } from './file-table.ts';

type List = typeof uploadEntries.tenantFiles;

/** The files of everybody of the tenant. */
@Injectable()
export class TenantFilesSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  page(query: TableQuery<List>, session: Session): Promise<Page<RowOf<List>>> {
    const table = fileTable(null);
    return sqlPage(this.database, { entry: uploadEntries.tenantFiles, table, query, session });
  }
}
