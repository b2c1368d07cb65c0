import { Injectable } from '@nestjs/common';
import { investTables } from '@console/contract-invest';
import type { Page, RowOf, Session } from '@console/contract-core';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { keyedPage, type KeyedTable } from '@console/node-kit/queries';
import { DataSource } from 'typeorm';
import {
  checkup,
  CHECKUP_COLUMNS,
  checkupsWithJobs,
  presentCheckup,
  type CheckupReadRow,
} from './checkup-columns.ts';

type List = typeof investTables.checkupList;
type Columns = KeyedTable<List, object, never>['columns'];

/** The tenant's check-ups as a table. */
@Injectable()
export class CheckupListSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<List>, session: Session): Promise<Page<RowOf<List>>> {
    const { scope, state } = query.filter;
    const found = await keyedPage(this.database, investTables.checkupList, query, {
      from: checkupsWithJobs(this.database),
      tenant: { column: checkup.ref('c.tenant_id'), id: session.tenantId },
      where: [
        ...(scope === undefined ? [] : [checkup('c.scope', '=', scope)]),
        ...(state === undefined ? [] : [checkup('j.state', '=', state)]),
      ],
      key: CHECKUP_COLUMNS.checkupId,
      columns: CHECKUP_COLUMNS as unknown as Columns,
      countNow: true,
    });
    // As the driver reads them: flags are numbers, the step is JSON.
    return {
      ...found,
      content: found.content.map((row) => presentCheckup(row as unknown as CheckupReadRow)),
    };
  }
}
