import { Injectable } from '@nestjs/common';
import { investTables } from '@console/contract-invest';
import type { Page, RowOf, Session } from '@console/contract-core';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { keyedPage, type KeyedTable } from '@console/node-kit/queries';
import type { Expression, SqlBool } from 'kysely';
import { DataSource } from 'typeorm';
import { nameContaining } from '../../name-containing.ts';
import { CheckupReadsService } from './checkup-reads.service.ts';
import {
  hasChange,
  judged,
  JUDGED_COLUMNS,
  judgedRows,
  presentJudged,
  type JudgedReadRow,
} from './judged-columns.ts';

type List = typeof investTables.checkupRows;
type Columns = KeyedTable<List, object, never>['columns'];

/** What a check-up found of each subject for one horizon, as a table. */
@Injectable()
export class CheckupRowsSource implements TableSource<List> {
  constructor(
    private readonly database: DataSource,
    private readonly reads: CheckupReadsService,
  ) {}

  /** @throws Refusal notFound of a check-up that is not the tenant's, notEnded of one that has not succeeded */
  async page(query: TableQuery<List>, session: Session): Promise<Page<RowOf<List>>> {
    await this.reads.ended(session.tenantId, query.filter.checkupId);
    const found = await keyedPage(this.database, investTables.checkupRows, query, {
      from: judgedRows(this.database),
      tenant: { column: judged.ref('r.tenant_id'), id: session.tenantId },
      where: conditions(query.filter),
      key: JUDGED_COLUMNS.rowId,
      columns: JUDGED_COLUMNS as unknown as Columns,
      countNow: true,
    });
    // As the driver reads them: flags are numbers, and changes are a text.
    return { ...found, content: found.content.map((row) => presentJudged(row as unknown as JudgedReadRow)) };
  }
}

function conditions(filter: TableQuery<List>['filter']): readonly Expression<SqlBool>[] {
  const { checkupId, horizon, search, kind, significant, change } = filter;
  return [
    judged('r.checkup_id', '=', checkupId),
    judged('r.horizon', '=', horizon),
    ...(search === undefined ? [] : [nameContaining(JUDGED_COLUMNS.name, search)]),
    ...(kind === undefined ? [] : [judged('r.kind', '=', kind)]),
    ...(significant === undefined ? [] : [judged('r.significant', '=', 1)]),
    ...(change === undefined ? [] : [hasChange(change)]),
  ];
}
