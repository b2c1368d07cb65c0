import { Injectable } from '@nestjs/common';
import { investTables } from '@console/contract-invest';
import type { Page, RowOf, Session } from '@console/contract-core';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { keyedPage } from '@console/node-kit/queries';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { nameContaining } from '../name-containing.ts';
import { queries } from '../queries.ts';
import { isPresent, STYLE_COLUMNS } from './style-columns.ts';

type List = typeof investTables.styleList;

/** The tenant's styles as a table. Removed ones are kept in the database, and never shown. */
@Injectable()
export class StyleListSource implements TableSource<List> {
  constructor(private readonly database: DataSource) {}

  /** A page. `dataType` and `latested` have the same value for every style. */
  page(query: TableQuery<List>, { tenantId }: Session): Promise<Page<RowOf<List>>> {
    const { search } = query.filter;
    return keyedPage(this.database, investTables.styleList, query, {
      from: queries(this.database).selectFrom('invest.style as s'),
      tenant: { column: sql.ref('s.tenant_id'), id: tenantId },
      where: [isPresent, ...(search === undefined ? [] : [nameContaining(STYLE_COLUMNS.styleName, search)])],
      key: STYLE_COLUMNS.styleId,
      columns: STYLE_COLUMNS,
      countNow: true,
    });
  }
}
