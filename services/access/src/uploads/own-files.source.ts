import { Injectable } from '@nestjs/common';
import { uploadEntries } from '@console/contract-access';
import type { Page, RowOf, Session } from '@console/contract-core';
import { sqlPage, type TableQuery, type TableSource } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { fileTable } from './file-table.ts';

type List = typeof uploadEntries.ownFiles;

/** The caller's own files. */
@Injectable()
export class OwnFilesSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  page(query: TableQuery<List>, session: Session): Promise<Page<RowOf<List>>> {
    const table = fileTable(session.userId);
    return sqlPage(this.database, { entry: uploadEntries.ownFiles, table, query, session });
  }
}
