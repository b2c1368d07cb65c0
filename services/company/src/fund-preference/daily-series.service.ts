import { Injectable } from '@nestjs/common';
import type { fundPreferenceCalls } from '@console/contract-company';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../facts/share-of-company.ts';

type Calls = typeof fundPreferenceCalls;
type Range = InputOf<Calls['totalCapital']>;

const FLOW = `${tableName('market', 'money_flow')} t
  LEFT JOIN ${tableName('market', 'daily_bar')} bar
    ON bar.trade_date = t.trade_date AND bar.security_id = t.security_id`;
const FLOAT_CAPITAL = 'NULLIF(bar.close * bar.float_shares, 0)';
const summed = (column: string): string => `SUM(t.${column}) OVER (ORDER BY t.trade_date) / ${FLOAT_CAPITAL}`;

/** What of a share's trading is drawn as lines: one point a day, oldest first. 404 as `ShareOfCompany`. */
@Injectable()
export class DailySeriesService {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  totalSingleRates(session: Session, range: Range): Promise<OutputOf<Calls['historyTotalSingleRate']>> {
    return this.days(session, range, FLOW, {
      largeSingleTotalRate: summed('large_net'),
      mainSingleTotalRate: summed('main_net'),
      middleSmallSingleTotalRate: summed('middle_small_net'),
    });
  }

  turnoverRates(session: Session, range: Range): Promise<OutputOf<Calls['historyTurnoverRate']>> {
    return this.days(session, range, FLOW, {
      turnoverRate: `bar.amount / ${FLOAT_CAPITAL}`,
      largeSingleTurnover: `t.large_net / ${FLOAT_CAPITAL}`,
      mainSingleTurnover: `t.main_net / ${FLOAT_CAPITAL}`,
      middleSmallSingleTurnover: `t.middle_small_net / ${FLOAT_CAPITAL}`,
    });
  }

  totalCapital(session: Session, range: Range): Promise<OutputOf<Calls['totalCapital']>> {
    return this.days(session, range, `${tableName('market', 'daily_bar')} t`, {
      totalCapital: 't.close * t.total_shares',
      floatCapitalOfShares: 't.close * t.float_shares',
    });
  }

  /** A point for every row of the range; windows see the range alone, so a sum starts with it. */
  private async days<Key extends string>(
    session: Session,
    { dataId, startTime, endTime }: Range,
    from: string,
    columns: Readonly<Record<Key, string>>,
  ): Promise<(Record<Key, number | null> & { readonly reportDate: string })[]> {
    const securityId = await this.shares.of(session, dataId);
    const selected = Object.entries<string>(columns).map(([key, sql]) => `${sql} AS \`${key}\``);
    const newest = `(SELECT MAX(t.trade_date) FROM ${from} WHERE t.security_id = ?)`;
    const end = endTime === undefined ? newest : '?';
    return this.database.query(
      `SELECT t.trade_date AS reportDate, ${selected.join(', ')} FROM ${from}
        WHERE t.security_id = ? AND t.trade_date <= ${end}
          AND t.trade_date >= ${startTime === undefined ? `${end} - INTERVAL 1 YEAR` : '?'}
        ORDER BY t.trade_date`,
      [securityId, endTime ?? securityId, startTime ?? endTime ?? securityId],
    );
  }
}
