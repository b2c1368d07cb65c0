import { Injectable } from '@nestjs/common';
import type { fundPreferenceCalls } from '@console/contract-company';
import type { OutputOf, Session } from '@console/contract-core';
import { WHOLE_MARKET } from '@console/market';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../facts/share-of-company.ts';

type Comparison = OutputOf<(typeof fundPreferenceCalls)['investComparison']>;
type WithMeans = OutputOf<(typeof fundPreferenceCalls)['avgLryeRate']>;

interface Industry {
  readonly code: string;
  readonly name: string;
  readonly level: number;
}

const MARKET_LEVEL = 4;
const RATES = `zbph_index AS zbphIndex, fund_held_capital_rate AS fundHeldCapitalRate,
  financing_balance_rate AS lryeRate, connect_held_capital_rate AS hsgtHeldCapitalRate,
  main_of_total_rate AS mainOfTotalRate, turnover_of_float_rate AS turnoverOfFloatCapitalRate`;

/** The company beside its Shenwan industries of today and the whole market. 404 as `ShareOfCompany`. */
@Injectable()
export class ComparisonService {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly database: DataSource,
  ) {}

  /** On the company's newest day of the index; empty for one that has none. */
  async comparison(session: Session, dataId: number): Promise<Comparison> {
    const securityId = await this.shares.of(session, dataId);
    const [own] = await this.database.query<Omit<Comparison[number], 'name' | 'level'>[]>(
      `SELECT trade_date AS reportDate, ${RATES} FROM ${tableName('market', 'capital_preference')}
        WHERE security_id = ? ORDER BY trade_date DESC LIMIT 1`,
      [securityId],
    );
    if (!own) return [];
    const others = [
      ...(await this.industriesOf(securityId)),
      { code: WHOLE_MARKET, name: '全市场', level: MARKET_LEVEL },
    ];
    const means = await this.database.query<
      (Omit<Comparison[number], 'name' | 'level'> & { code: string })[]
    >(
      `SELECT sw_code AS code, trade_date AS reportDate, ${RATES}
         FROM ${tableName('market', 'industry_capital_preference')} WHERE trade_date = ? AND sw_code IN (?)`,
      [own.reportDate, others.map(({ code }) => code)],
    );
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

  /** Days as those of the index, so that the three lines of a company share an axis. */
  async tradingAmounts(session: Session, dataId: number): Promise<WithMeans> {
    const daily = tableName('market', 'industry_daily');
    return this.besideMeans(session, dataId, {
      value: 'bar.amount',
      industryAvg: 'CAST(industry.amount / NULLIF(industry.corp_num, 0) AS DOUBLE)',
      marketAvg: 'CAST(market.amount / NULLIF(market.corp_num, 0) AS DOUBLE)',
      joins: `LEFT JOIN ${tableName('market', 'daily_bar')} bar
                ON bar.trade_date = t.trade_date AND bar.security_id = t.security_id
              LEFT JOIN ${daily} industry ON industry.sw_code = ? AND industry.trade_date = t.trade_date
              LEFT JOIN ${daily} market ON market.sw_code = ? AND market.trade_date = t.trade_date`,
    });
  }

  private ratesBesideMeans(session: Session, dataId: number, column: string): Promise<WithMeans> {
    const means = tableName('market', 'industry_capital_preference');
    return this.besideMeans(session, dataId, {
      value: `t.${column}`,
      industryAvg: `industry.${column}`,
      marketAvg: `market.${column}`,
      joins: `LEFT JOIN ${means} industry ON industry.sw_code = ? AND industry.trade_date = t.trade_date
              LEFT JOIN ${means} market ON market.sw_code = ? AND market.trade_date = t.trade_date`,
    });
  }

  /** `joins` take the codes of the level-1 industry and of the market. */
  private async besideMeans(
    session: Session,
    dataId: number,
    sql: Readonly<Record<'value' | 'industryAvg' | 'marketAvg' | 'joins', string>>,
  ): Promise<WithMeans> {
    const securityId = await this.shares.of(session, dataId);
    const [industry] = await this.industriesOf(securityId);
    const points = await this.database.query<WithMeans['points']>(
      `SELECT t.trade_date AS reportDate, ${sql.value} AS value, ${sql.industryAvg} AS industryAvg,
              ${sql.marketAvg} AS marketAvg
         FROM ${tableName('market', 'capital_preference')} t ${sql.joins}
        WHERE t.security_id = ? ORDER BY t.trade_date`,
      [industry?.code ?? null, WHOLE_MARKET, securityId],
    );
    return { industryName: industry?.name ?? null, points };
  }

  /** Level 1 first. */
  private industriesOf(securityId: number): Promise<Industry[]> {
    return this.database.query(
      `SELECT i.code, i.name, i.level FROM ${tableName('market', 'sw_member')} m
         JOIN ${tableName('market', 'sw_industry')} i
           ON i.code IN (m.l1_code, m.l2_code, m.l3_code) AND i.valid_to IS NULL
        WHERE m.security_id = ? AND m.valid_to IS NULL ORDER BY i.level`,
      [securityId],
    );
  }
}
