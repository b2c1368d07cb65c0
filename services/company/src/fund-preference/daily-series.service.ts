import { Injectable } from '@nestjs/common';
import type { fundPreferenceCalls } from '@console/contract-company';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { cumulated, over, times } from '@console/market/facts';
import { expressionBuilder, sql, type Expression, type RawBuilder } from 'kysely';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../facts/share-of-company.ts';
import { queries, type Tables } from '../queries.ts';
import { isBarOf } from './is-bar-of.ts';

type Calls = typeof fundPreferenceCalls;
type Range = InputOf<Calls['totalCapital']>;

interface Flows {
  readonly t: Tables['market.money_flow'];
  readonly bar: Tables['market.daily_bar'];
}

const { ref } = expressionBuilder<Flows, 't' | 'bar'>();
const FLOAT_CAPITAL = times(ref('bar.close'), ref('bar.float_shares'));
const NET = { large: ref('t.large_net'), main: ref('t.main_net'), middleSmall: ref('t.middle_small_net') };
const ofFloat = (figure: Expression<number | null>): RawBuilder<number | null> => over(figure, FLOAT_CAPITAL);
const summed = (figure: Expression<number | null>): RawBuilder<number | null> =>
  ofFloat(cumulated(figure, ref('t.trade_date')));

/** The lines drawn from a share's trading: one point for each day, oldest first. 404 as `ShareOfCompany`. */
@Injectable()
export class DailySeriesService {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  async totalSingleRates(session: Session, range: Range): Promise<OutputOf<Calls['historyTotalSingleRate']>> {
    return (await this.flows(session, range))
      .select([
        summed(NET.large).as('largeSingleTotalRate'),
        summed(NET.main).as('mainSingleTotalRate'),
        summed(NET.middleSmall).as('middleSmallSingleTotalRate'),
      ])
      .execute();
  }

  async turnoverRates(session: Session, range: Range): Promise<OutputOf<Calls['historyTurnoverRate']>> {
    return (await this.flows(session, range))
      .select([
        ofFloat(ref('bar.amount')).as('turnoverRate'),
        ofFloat(NET.large).as('largeSingleTurnover'),
        ofFloat(NET.main).as('mainSingleTurnover'),
        ofFloat(NET.middleSmall).as('middleSmallSingleTurnover'),
      ])
      .execute();
  }

  async totalCapital(session: Session, range: Range): Promise<OutputOf<Calls['totalCapital']>> {
    const securityId = await this.shares.of(session, range.dataId);
    const own = queries(this.database)
      .selectFrom('market.daily_bar as t')
      .where('t.security_id', '=', securityId);
    return own
      .select((e) => [
        't.trade_date as reportDate',
        times(e.ref('t.close'), e.ref('t.total_shares')).as('totalCapital'),
        times(e.ref('t.close'), e.ref('t.float_shares')).as('floatCapitalOfShares'),
      ])
      .where((e) =>
        within(
          e.ref('t.trade_date'),
          own.select(({ fn }) => fn.max('t.trade_date').as('day')),
          range,
        ),
      )
      .orderBy('t.trade_date')
      .execute();
  }

  /** A point for every row of the range; sums begin with the range. */
  private async flows(session: Session, range: Range) {
    const securityId = await this.shares.of(session, range.dataId);
    const own = queries(this.database)
      .selectFrom('market.money_flow as t')
      .where('t.security_id', '=', securityId);
    return own
      .leftJoin('market.daily_bar as bar', (on) => on.on(isBarOf))
      .select('t.trade_date as reportDate')
      .where((e) =>
        within(
          e.ref('t.trade_date'),
          own.select(({ fn }) => fn.max('t.trade_date').as('day')),
          range,
        ),
      )
      .orderBy('t.trade_date');
  }
}

/** The condition that a day is in the range, which by default is the year up to the newest day. */
function within(
  day: Expression<string>,
  newest: Expression<unknown>,
  { startTime, endTime }: Range,
): RawBuilder<boolean> {
  const end = endTime === undefined ? newest : sql`${endTime}`;
  const start = startTime === undefined ? sql`${end} - INTERVAL 1 YEAR` : sql`${startTime}`;
  return sql`(${day} <= ${end} AND ${day} >= ${start})`;
}
