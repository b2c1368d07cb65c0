import { Injectable } from '@nestjs/common';
import type { companyCalls } from '@console/contract-company';
import type { OutputOf } from '@console/contract-core';
import { sql, type Expression, type RawBuilder } from 'kysely';
import { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';

type QuotationEvent = OutputOf<typeof companyCalls.quotationBars>['events'][number];

/** The events that a candle chart marks: ex-dividend days, pledges and periodic reports. */
@Injectable()
export class QuotationEvents {
  constructor(private readonly database: DataSource) {}

  /** The events of a share from a day to a day, both included; oldest first. */
  between(securityId: number, first: string, last: string): Promise<QuotationEvent[]> {
    const all = queries(this.database);
    const dividends = all
      .selectFrom('market.dividend')
      .select(({ ref }) => [
        ref('ex_date').$notNull().as('date'),
        sql<QuotationEvent['kind']>`'dividend'`.as('kind'),
        sql<string>`CONCAT('除权除息 ', ${ref('scheme')})`.as('title'),
      ])
      .where('security_id', '=', securityId)
      .where(({ between }) => between('ex_date', first, last));
    const pledges = all
      .selectFrom('market.equity_pledge')
      .select(({ ref }) => [
        'announce_date as date',
        sql<QuotationEvent['kind']>`'pledge'`.as('kind'),
        sql<string>`CONCAT(${ref('pledger')}, '质押 ', FORMAT(${ref('pledged_shares')} / 10000, 2), ' 万股')`.as(
          'title',
        ),
      ])
      .where('security_id', '=', securityId)
      .where(({ between }) => between('announce_date', first, last));
    const reports = all
      .selectFrom('market.income_statement')
      .select(({ ref }) => [
        'announce_date as date',
        sql<QuotationEvent['kind']>`'report'`.as('kind'),
        reportTitle(ref('report_period')).as('title'),
      ])
      .where('security_id', '=', securityId)
      .where(({ between }) => between('announce_date', first, last));
    return all
      .selectFrom(dividends.unionAll(pledges).unionAll(reports).as('events'))
      .select(['date', 'kind', 'title'])
      .orderBy('date')
      .orderBy('kind')
      .orderBy('title')
      .execute();
  }
}

const reportTitle = (period: Expression<string>): RawBuilder<string> =>
  sql`CONCAT(YEAR(${period}), ' 年', CASE MONTH(${period}) WHEN 3 THEN '第一季度报告' WHEN 6 THEN '半年度报告'
    WHEN 9 THEN '第三季度报告' ELSE '年度报告' END)`;
