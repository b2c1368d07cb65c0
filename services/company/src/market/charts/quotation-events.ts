import { Injectable } from '@nestjs/common';
import type { companyCalls } from '@console/contract-company';
import type { OutputOf } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';

type QuotationEvent = OutputOf<typeof companyCalls.quotationBars>['events'][number];

/** What a candle chart marks: shares going ex dividend, pledges and periodic reports. */
@Injectable()
export class QuotationEvents {
  constructor(private readonly database: DataSource) {}

  /** Of a share from a day to a day, both included; oldest first. */
  between(securityId: number, first: string, last: string): Promise<QuotationEvent[]> {
    const within = [securityId, first, last];
    return this.database.query<QuotationEvent[]>(
      `SELECT date, kind, title FROM (
        SELECT ex_date AS date, 'dividend' AS kind, CONCAT('除权除息 ', scheme) AS title
          FROM ${tableName('market', 'dividend')}
         WHERE security_id = ? AND ex_date BETWEEN ? AND ?
        UNION ALL
        SELECT announce_date, 'pledge',
               CONCAT(pledger, '质押 ', FORMAT(pledged_shares / 10000, 2), ' 万股')
          FROM ${tableName('market', 'equity_pledge')}
         WHERE security_id = ? AND announce_date BETWEEN ? AND ?
        UNION ALL
        SELECT announce_date, 'report',
               CONCAT(YEAR(report_period), ' 年', CASE MONTH(report_period)
                 WHEN 3 THEN '第一季度报告' WHEN 6 THEN '半年度报告'
                 WHEN 9 THEN '第三季度报告' ELSE '年度报告' END)
          FROM ${tableName('market', 'income_statement')}
         WHERE security_id = ? AND announce_date BETWEEN ? AND ?
      ) events ORDER BY date, kind, title`,
      [...within, ...within, ...within],
    );
  }
}
