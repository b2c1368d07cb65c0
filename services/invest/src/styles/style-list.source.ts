import { Injectable } from '@nestjs/common';
import { investTables } from '@console/contract-invest';
import type { Page, RowOf, Session } from '@console/contract-core';
import {
  sqlPage,
  textContaining,
  type Condition,
  type SqlTable,
  type TableQuery,
  type TableSource,
} from '@console/node-kit';
import { DataSource } from 'typeorm';
import { STYLE_EXPRESSIONS, stylesWithUsers } from './style-columns.ts';

type List = typeof investTables.styleList;

/** V-01: the tenant's styles. Removed ones are kept, and never shown. */
@Injectable()
export class StyleListSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  page(query: TableQuery<List>, session: Session): Promise<Page<RowOf<List>>> {
    return sqlPage(this.database, { entry: investTables.styleList, table: listTable(), query, session });
  }
}

const listTable = (): SqlTable<List> => ({
  from: stylesWithUsers(),
  key: 's.id',
  tenant: 's.tenant_id',
  columns: STYLE_EXPRESSIONS,
  where: conditions,
  countAnew: true,
});

/** dataType and latested say what every style is. */
function conditions({ search }: TableQuery<List>['filter']): readonly Condition[] {
  const present = { sql: 's.removed_at IS NULL', values: [] };
  if (search === undefined) return [present];
  // Names are told apart by case, and found without regard to it.
  const found = {
    sql: 's.name COLLATE utf8mb4_unicode_520_ci LIKE ?',
    values: [textContaining(search)],
  };
  return [present, found];
}
