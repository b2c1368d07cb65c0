import { Injectable } from '@nestjs/common';
import type { fundPreferenceCalls } from '@console/contract-company';
import type { OutputOf, Session } from '@console/contract-core';
import { over } from '@console/market/facts';
import { WHOLE_MARKET } from '@console/market/schema';
import type { Places, QueryTemplate } from '@console/node-kit/queries';
import type { Kysely } from 'kysely';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../facts/share-of-company.ts';
import { shenwanOf } from '../facts/shenwan-of.ts';
import { queries, template, type Tables } from '../queries.ts';
import { isBarOf } from './is-bar-of.ts';

type Comparison = OutputOf<(typeof fundPreferenceCalls)['investComparison']>;
type WithMeans = OutputOf<(typeof fundPreferenceCalls)['avgLryeRate']>;

const MARKET_LEVEL = 4;
const RATES = [
  'trade_date as reportDate',
  'zbph_index as zbphIndex',
  'fund_held_capital_rate as fundHeldCapitalRate',
  'financing_balance_rate as lryeRate',
  'connect_held_capital_rate as hsgtHeldCapitalRate',
  'main_of_total_rate as mainOfTotalRate',
  'turnover_of_float_rate as turnoverOfFloatCapitalRate',
] as const;

type Rate = 'financing_balance_rate' | 'connect_held_capital_rate';
type Point = WithMeans['points'][number];

/** A security, and the code of the industry it is compared with. */
interface Compared {
  readonly securityId: number;
  readonly code: string;
}

/** The company beside its current Shenwan industries and the whole market. 404 as `ShareOfCompany`. */
@Injectable()
export class ComparisonService {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  /** The comparison on the company's newest day of the index; empty for a company without one. */
  async comparison(session: Session, dataId: number): Promise<Comparison> {
    const securityId = await this.shares.of(session, dataId);
    const [own] = await newestOf(this.database, { securityId });
    if (!own) return [];
    const others = [
      ...(await shenwanOf(this.database, securityId)),
      { code: WHOLE_MARKET, name: '全市场', level: MARKET_LEVEL },
    ];
    const means = await queries(this.database)
      .selectFrom('market.industry_capital_preference')
      .select(['sw_code as code', ...RATES])
      .where('trade_date', '=', own.reportDate)
      .where(
        'sw_code',
        'in',
        others.map(({ code }) => code),
      )
      .execute();
    const compared = means
      .flatMap(({ code, ...mean }) =>
        others.filter((other) => other.code === code).map(({ name, level }) => ({ name, level, ...mean })),
      )
      .sort((one, other) => one.level - other.level);
    return [{ name: '本公司', level: 0, ...own }, ...compared];
  }

  connectRates(session: Session, dataId: number): Promise<WithMeans> {
    return this.ratesBesideMeans(session, dataId, 'connect_held_capital_rate');
  }

  financingRates(session: Session, dataId: number): Promise<WithMeans> {
    return this.ratesBesideMeans(session, dataId, 'financing_balance_rate');
  }

  /** The days are those of the index, so that the three lines of a company share an axis. */
  tradingAmounts(session: Session, dataId: number): Promise<WithMeans> {
    return this.besideMeans(session, dataId, amountsOf);
  }

  private ratesBesideMeans(session: Session, dataId: number, rate: Rate): Promise<WithMeans> {
    return this.besideMeans(session, dataId, RATES_OF[rate]);
  }

  /** The points of a company with its means; without a level-1 industry it has no mean of one. */
  private async besideMeans(
    session: Session,
    dataId: number,
    pointsOf: QueryTemplate<Compared, Point>,
  ): Promise<WithMeans> {
    const securityId = await this.shares.of(session, dataId);
    const [industry] = await shenwanOf(this.database, securityId);
    const points = await pointsOf(this.database, { securityId, code: industry?.code ?? '' });
    return { industryName: industry?.name ?? null, points };
  }
}

const newestOf = template((queries, { securityId }: Places<{ securityId: number }>) =>
  queries
    .selectFrom('market.capital_preference')
    .select(RATES)
    .where('security_id', '=', securityId)
    .orderBy('trade_date', 'desc')
    .limit(1),
);

const daysOf = (queries: Kysely<Tables>, { securityId }: Places<Compared>) =>
  queries
    .selectFrom('market.capital_preference as t')
    .where('t.security_id', '=', securityId)
    .orderBy('t.trade_date');

const amountsOf = template((queries, asked: Places<Compared>) =>
  daysOf(queries, asked)
    .leftJoin('market.daily_bar as bar', (on) => on.on(isBarOf))
    .leftJoin('market.industry_daily as industry', (on) =>
      on.on('industry.sw_code', '=', asked.code).onRef('industry.trade_date', '=', 't.trade_date'),
    )
    .leftJoin('market.industry_daily as market', (on) =>
      on.on('market.sw_code', '=', WHOLE_MARKET).onRef('market.trade_date', '=', 't.trade_date'),
    )
    .select(({ ref }) => [
      't.trade_date as reportDate',
      'bar.amount as value',
      over(ref('industry.amount'), ref('industry.corp_num')).as('industryAvg'),
      over(ref('market.amount'), ref('market.corp_num')).as('marketAvg'),
    ]),
);

const ratesOf = (rate: Rate) =>
  template((queries, asked: Places<Compared>) =>
    daysOf(queries, asked)
      .leftJoin('market.industry_capital_preference as industry', (on) =>
        on.on('industry.sw_code', '=', asked.code).onRef('industry.trade_date', '=', 't.trade_date'),
      )
      .leftJoin('market.industry_capital_preference as market', (on) =>
        on.on('market.sw_code', '=', WHOLE_MARKET).onRef('market.trade_date', '=', 't.trade_date'),
      )
      .select('t.trade_date as reportDate')
      .select(({ ref }) => [
        ref(`t.${rate}`).as('value'),
        ref(`industry.${rate}`).as('industryAvg'),
        ref(`market.${rate}`).as('marketAvg'),
      ]),
  );
const RATES_OF: Readonly<Record<Rate, QueryTemplate<Compared, Point>>> = {
  financing_balance_rate: ratesOf('financing_balance_rate'),
  connect_held_capital_rate: ratesOf('connect_held_capital_rate'),
};
