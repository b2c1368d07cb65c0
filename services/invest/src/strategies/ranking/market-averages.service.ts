import { Injectable } from '@nestjs/common';
import type { OutputOf } from '@console/contract-core';
import type { rankingCalls } from '@console/contract-invest';
import { over } from '@console/market/facts';
import { WHOLE_MARKET } from '@console/market/schema';
import { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';
import { StyleScoring } from '../scores/style-scores.ts';

export type MarketAverages = OutputOf<typeof rankingCalls.marketLryeRate>;
type Rate = 'financing_balance_rate' | 'connect_held_capital_rate';

/** The means of the whole market on the days of the capital preference, up to the business date. */
@Injectable()
export class MarketAveragesService {
  constructor(
    private readonly database: DataSource,
    private readonly scoring: StyleScoring,
  ) {}

  /** A rate by day, weighted by float capital. */
  async rates(rate: Rate): Promise<MarketAverages> {
    const { asOf, days } = await this.days();
    const points = await days
      .select((eb) => ['t.trade_date as reportDate', eb.ref(`t.${rate}`).as('marketAvg')])
      .execute();
    return { points, asOf };
  }

  /** The amount traded, yuan a company. */
  async tradingAmounts(): Promise<MarketAverages> {
    const { asOf, days } = await this.days();
    const points = await days
      .leftJoin('market.industry_daily as d', (on) =>
        on.onRef('d.sw_code', '=', 't.sw_code').onRef('d.trade_date', '=', 't.trade_date'),
      )
      .select(({ ref }) => [
        't.trade_date as reportDate',
        over(ref('d.amount'), ref('d.corp_num')).as('marketAvg'),
      ])
      .execute();
    return { points, asOf };
  }

  private async days() {
    const day = await this.scoring.day();
    const asOf = day?.frame.dates[day.row] ?? null;
    const days = queries(this.database)
      .selectFrom('market.industry_capital_preference as t')
      .where('t.sw_code', '=', WHOLE_MARKET)
      .where('t.trade_date', '<=', asOf ?? '')
      .orderBy('t.trade_date');
    return { asOf, days };
  }
}
