import { Injectable } from '@nestjs/common';
import type { CoveredFigure, industryTables } from '@console/contract-industry';
import type { Page, RowOf } from '@console/contract-core';
import { businessDate } from '@console/market/read';
import { pageOfRows, type TableQuery, type TableSource } from '@console/node-kit/http';
import { sql, type RawBuilder } from 'kysely';
import { DataSource } from 'typeorm';
import { coverageOf, isRanked } from '../list/figure-coverage.ts';
import { multipleParts, type Multiple } from '../list/multiple-parts.ts';
import { queries } from '../queries.ts';

type Overview = typeof industryTables.shenwanOverview;
type Row = RowOf<Overview>;

/** Level-1 Shenwan industries over all listed securities, whether a tenant added them or not: some dozens of rows. */
@Injectable()
export class ShenwanOverviewSource implements TableSource<Overview> {
  constructor(private readonly database: DataSource) {}

  async page(query: TableQuery<Overview>): Promise<Page<Row>> {
    const [rows, asOf] = await Promise.all([this.rows(), businessDate(this.database)]);
    return { ...pageOfRows<Overview>(rows, 'industryCode', query, isRanked), asOf };
  }

  private async rows(): Promise<readonly Row[]> {
    const found = await queries(this.database)
      .selectFrom('market.sw_industry as i')
      .leftJoin(sumsByIndustry(this.database).as('a'), 'a.l1_code', 'i.code')
      // A code stays when its name changes: of its rows the current one.
      .where('i.level', '=', 1)
      .where('i.valid_to', 'is', null)
      .select(['i.code as industryCode', 'i.name as industryName'])
      .selectAll('a')
      .execute();
    return found.map(rowOf);
  }
}

/** Capital-weighted, as is usual: sum of capital over sum of earnings or book value, not a mean of ratios. */
const sumsByIndustry = (database: DataSource) =>
  queries(database)
    .selectFrom('market.sw_member as m')
    .innerJoin('market.security as s', (on) =>
      on.onRef('s.id', '=', 'm.security_id').on('s.status', '=', 'listed'),
    )
    .leftJoin('market.latest_quote as q', 'q.security_id', 'm.security_id')
    .where('m.valid_to', 'is', null)
    .groupBy('m.l1_code')
    .select(({ fn, ref }) => [
      'm.l1_code',
      fn.countAll<number>().as('companies'),
      fn.sum<number | null>('q.total_capital').as('capital'),
      fn.count<number>('q.total_capital').as('capitals'),
      fn.sum<number | null>('q.float_capital').as('floatCapital'),
      fn.count<number>('q.float_capital').as('floats'),
      moved(sql`> 0`).as('rises'),
      moved(sql`< 0`).as('falls'),
      sql<number | null>`SUM(${ref('q.change_rate')} * ${ref('q.float_capital')})
        / SUM(${ref('q.float_capital')})`.as('changeRate'),
      ...partsOf('pe'),
      ...partsOf('pb'),
      ...partsOf('ps'),
    ]);

/** The sums of a multiple, and how many members are in them. */
function partsOf<Name extends Multiple>(name: Name) {
  const { capital, measure } = multipleParts(name);
  return [
    sql<number | null>`SUM(${capital}) / SUM(${measure})`.as(name),
    sql<number | null>`SUM(${capital})`.as(`${name}Capital` as const),
    sql<number>`COUNT(${capital})`.as(`${name}Count` as const),
  ] as const;
}

/** The members whose price moved so on the day. */
const moved = (how: RawBuilder<unknown>): RawBuilder<number> => sql`COUNT(IF(q.change_rate ${how}, 1, NULL))`;

type Sums = Awaited<ReturnType<ReturnType<typeof sumsByIndustry>['execute']>>[number];

/** A row; one without members has no counts, which are missing and not 0. */
function rowOf({
  industryCode,
  industryName,
  ...sums
}: { readonly [Key in keyof Sums]: Sums[Key] | null } & Pick<Row, 'industryCode' | 'industryName'>): Row {
  const memberNum = sums.companies ?? 0;
  const { capital, floatCapital, changeRate, pe, pb, ps } = sums;
  const covered = (corpNum: number | null, of: number | null): CoveredFigure =>
    coverageOf({ corpNum, capital: of }, { memberNum, capital });
  const ofPe = covered(sums.peCount, sums.peCapital);
  return {
    industryCode,
    industryName,
    corpCount: memberNum,
    totalCapital: capital,
    floatCapital,
    changeRate,
    pe,
    pb,
    ps,
    riseCount: sums.rises,
    fallCount: sums.falls,
    peCorpNum: ofPe.corpNum,
    peCapitalShare: ofPe.capitalShare,
    coverage: {
      totalCapital: covered(sums.capitals, capital),
      floatCapital: covered(sums.floats, capital),
      pe: ofPe,
      pb: covered(sums.pbCount, sums.pbCapital),
      ps: covered(sums.psCount, sums.psCapital),
    },
  };
}
