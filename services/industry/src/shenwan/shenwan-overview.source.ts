import { Injectable } from '@nestjs/common';
import { industryTables } from '@console/contract-industry';
import type { Page, RowOf, Session } from '@console/contract-core';
import { businessDate } from '@console/market';
import { sqlPage, tableName, type SqlTable, type TableQuery, type TableSource } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { multipleParts, type Multiple } from '../list/multiple-parts.ts';

type Overview = typeof industryTables.shenwanOverview;

/** Level-1 Shenwan industries over all listed securities, whether a tenant added them or not. */
@Injectable()
export class ShenwanOverviewSource implements TableSource<Overview> {
  private readonly table = overviewTable();

  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<Overview>, session: Session): Promise<Page<RowOf<Overview>>> {
    const [page, asOf] = await Promise.all([
      sqlPage(this.database, { entry: industryTables.shenwanOverview, table: this.table, query, session }),
      businessDate(this.database),
    ]);
    return { ...page, asOf };
  }
}

/** Capital-weighted, as the field does: sum of capital over sum of earnings or book, not a mean of ratios. */
function overviewTable(): SqlTable<Overview> {
  const members = `SELECT m.l1_code,
      COUNT(*) AS corp_count,
      SUM(q.total_capital) AS total_capital,
      SUM(q.float_capital) AS float_capital,
      ${summed('pe')} AS pe,
      ${summed('pb')} AS pb,
      SUM(q.change_rate * q.float_capital) / SUM(q.float_capital) AS change_rate
    FROM ${tableName('market', 'sw_member')} m
    JOIN ${tableName('market', 'security')} s ON s.id = m.security_id AND s.status = 'listed'
    LEFT JOIN ${tableName('market', 'latest_quote')} q ON q.security_id = m.security_id
   WHERE m.valid_to IS NULL GROUP BY m.l1_code`;
  return {
    from: `(SELECT code, name FROM ${tableName('market', 'sw_industry')} WHERE level = 1 AND valid_to IS NULL) i
      LEFT JOIN (${members}) a ON a.l1_code = i.code`,
    key: 'i.code',
    tenant: 'shared',
    columns: {
      industryCode: 'i.code',
      industryName: 'i.name',
      corpCount: 'CAST(COALESCE(a.corp_count, 0) AS INT)',
      totalCapital: 'a.total_capital',
      floatCapital: 'a.float_capital',
      pe: 'a.pe',
      pb: 'a.pb',
      changeRate: 'a.change_rate',
    },
  };
}

const summed = (multiple: Multiple): string => {
  const { capital, measure } = multipleParts(multiple);
  return `SUM(${capital}) / SUM(${measure})`;
};
