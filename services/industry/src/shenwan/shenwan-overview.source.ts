import { Injectable } from '@nestjs/common';
import { industryTables } from '@console/contract-industry';
import type { Page, RowOf } from '@console/contract-core';
import { businessDate } from '@console/market/read';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { keyedPage } from '@console/node-kit/queries';
import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import { DataSource } from 'typeorm';
import { multipleParts, type Multiple } from '../list/multiple-parts.ts';
import { queries, type Tables } from '../queries.ts';

type Overview = typeof industryTables.shenwanOverview;

/** Level-1 Shenwan industries over all listed securities, whether a tenant added them or not. */
@Injectable()
export class ShenwanOverviewSource implements TableSource<Overview> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<Overview>): Promise<Page<RowOf<Overview>>> {
    const [page, asOf] = await Promise.all([this.rows(query), businessDate(this.database)]);
    return { ...page, asOf };
  }

  private rows(query: TableQuery<Overview>): Promise<Omit<Page<RowOf<Overview>>, 'asOf'>> {
    const sums = this.sums().as('a');
    const industries = queries(this.database)
      .selectFrom('market.sw_industry')
      .select(['code', 'name'])
      .where('level', '=', 1)
      .where('valid_to', 'is', null);
    return keyedPage(this.database, industryTables.shenwanOverview, query, {
      // A code stays when its name changes: of its rows the current one.
      from: queries(this.database).selectFrom(industries.as('i')),
      tenant: 'shared',
      where: [],
      joins: { a: (rows) => rows.leftJoin(sums, 'a.l1_code', 'i.code') },
      key: e.ref('i.code'),
      columns: COLUMNS,
    });
  }

  /** Capital-weighted, as is usual: sum of capital over sum of earnings or book value, not a mean of ratios. */
  private sums() {
    return queries(this.database)
      .selectFrom('market.sw_member as m')
      .innerJoin('market.security as s', (on) =>
        on.onRef('s.id', '=', 'm.security_id').on('s.status', '=', 'listed'),
      )
      .leftJoin('market.latest_quote as q', 'q.security_id', 'm.security_id')
      .where('m.valid_to', 'is', null)
      .groupBy('m.l1_code')
      .select(({ fn, ref }) => [
        'm.l1_code',
        fn.countAll<number>().as('corp_count'),
        fn.sum<number | null>('q.total_capital').as('total_capital'),
        fn.sum<number | null>('q.float_capital').as('float_capital'),
        summed('pe').as('pe'),
        summed('pb').as('pb'),
        summed('ps').as('ps'),
        moved(sql`> 0`).as('rise_count'),
        moved(sql`< 0`).as('fall_count'),
        sql<number | null>`SUM(${ref('q.change_rate')} * ${ref('q.float_capital')})
          / SUM(${ref('q.float_capital')})`.as('change_rate'),
      ]);
  }
}

const summed = (multiple: Multiple): RawBuilder<number | null> => {
  const { capital, measure } = multipleParts(multiple);
  return sql`SUM(${capital}) / SUM(${measure})`;
};

/** The members whose price moved so on the day. A sum of truths would be a DECIMAL, returned as text. */
const moved = (how: RawBuilder<unknown>): RawBuilder<number> =>
  sql`CAST(COUNT(IF(q.change_rate ${how}, 1, NULL)) AS INT)`;

interface Listed {
  readonly i: Pick<Tables['market.sw_industry'], 'code' | 'name'>;
  readonly a: {
    readonly corp_count: number;
    readonly total_capital: number | null;
    readonly float_capital: number | null;
    readonly pe: number | null;
    readonly pb: number | null;
    readonly ps: number | null;
    readonly rise_count: number | null;
    readonly fall_count: number | null;
    readonly change_rate: number | null;
  };
}
const e = expressionBuilder<Listed, keyof Listed>();

const COLUMNS = {
  industryCode: e.ref('i.code'),
  industryName: e.ref('i.name'),
  // A count of no members is missing, not 0; a DECIMAL would be returned as text.
  corpCount: sql<number>`CAST(COALESCE(${e.ref('a.corp_count')}, 0) AS INT)`,
  totalCapital: e.ref('a.total_capital'),
  floatCapital: e.ref('a.float_capital'),
  pe: e.ref('a.pe'),
  pb: e.ref('a.pb'),
  ps: e.ref('a.ps'),
  riseCount: e.ref('a.rise_count'),
  fallCount: e.ref('a.fall_count'),
  changeRate: e.ref('a.change_rate'),
};
