import { Injectable } from '@nestjs/common';
import { STRATEGY_MESSAGES, STRATEGY_TYPES, type riskCalls } from '@console/contract-invest';
import { Refusal, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { businessDate } from '@console/market/read';
import { DataSource } from 'typeorm';
import { queries } from '../../queries.ts';
import { namedStocks, type NamedStock } from '../named-stocks.ts';
import { ownStrategy } from '../own-strategy.ts';
import { yuanOf } from '../yuan-of.ts';
import { countRisks, readRisks } from './risk-rows.ts';

type Calls = typeof riskCalls;
type Paged = InputOf<Calls['systemRisks']>;
type Answer<Name extends keyof Calls> = Promise<OutputOf<Calls[Name]>>;

/** The cap of a strategy before its first day. */
const FULL = 100;

/** Reads the caps, positions and assets of strategies, by day. Refuses (404) a strategy that is not the tenant's. */
@Injectable()
export class RiskListsService {
  constructor(private readonly database: DataSource) {}

  async system({ tenantId }: Session, { strategyId, page, size }: Paged): Answer<'systemRisks'> {
    await ownStrategy(this.database, tenantId, strategyId);
    const [rows, totalElements, today] = await Promise.all([
      // One more: the oldest of a page is compared with the day before it.
      readRisks(this.database, strategyId, { skipped: page * size, count: size + 1 }),
      countRisks(this.database, strategyId),
      businessDate(this.database),
    ]);
    return {
      totalElements,
      content: rows.slice(0, size).map((row, at) => ({
        id: row.id,
        riskDate: row.date,
        risk: row.systemRisk,
        yesterdayRisk: rows[at + 1]?.systemRisk ?? FULL,
        today: row.date === today,
        version: row.version,
      })),
    };
  }

  async companies({ tenantId }: Session, { strategyId, page, size }: Paged): Answer<'companyRisks'> {
    await ownStrategy(this.database, tenantId, strategyId);
    const [rows, totalElements, today] = await Promise.all([
      readRisks(this.database, strategyId, { skipped: page * size, count: size }),
      countRisks(this.database, strategyId),
      businessDate(this.database),
    ]);
    const codes = rows.flatMap(({ companyRisks }) => Object.keys(companyRisks));
    const stocks = await namedStocks(this.database, tenantId, codes);
    return {
      totalElements,
      content: rows.map(({ id, date, companyRisks, version }) => ({
        id,
        riskDate: date,
        today: date === today,
        companyRisks: Object.entries(companyRisks)
          .sort(([one], [other]) => (one < other ? -1 : 1))
          .map(([code, risk]) => ({ ...companyOf(stocks, code), risk })),
        version,
      })),
    };
  }

  /** The companies that the strategy ever held, by code. */
  async columns({ tenantId }: Session, strategyId: number): Answer<'riskCompanies'> {
    await ownStrategy(this.database, tenantId, strategyId);
    const [newest] = await readRisks(this.database, strategyId, { skipped: 0, count: 1 });
    const codes = Object.keys(newest?.companyRisks ?? {}).sort();
    const stocks = await namedStocks(this.database, tenantId, codes);
    return codes.map((code) => companyOf(stocks, code));
  }

  /** @throws Refusal systemPosition of a strategy that is not of the user type */
  async positions({ tenantId }: Session, input: Paged): Answer<'stockPositions'> {
    const { type } = await ownStrategy(this.database, tenantId, input.strategyId);
    if (type !== STRATEGY_TYPES.user) throw new Refusal(STRATEGY_MESSAGES.systemPosition);
    const { days, totalElements } = await this.days(input);
    const holdings = await this.holdings(input.strategyId, days);
    const codes = holdings.map(({ code }) => code);
    const stocks = await namedStocks(this.database, tenantId, codes);
    return {
      totalElements,
      content: days.map(({ date, assets }) => ({
        reportDate: date,
        stockPositions: holdings
          .filter((holding) => holding.date === date)
          .map((holding) => ({
            ...companyOf(stocks, holding.code),
            positionIndex: Number(holding.positionIndex),
            fullPositionWeight: Number(holding.fullWeight),
            realityWeight: Number(holding.value) / Number(assets),
          })),
      })),
    };
  }

  async assets({ tenantId }: Session, input: Paged): Answer<'assets'> {
    await ownStrategy(this.database, tenantId, input.strategyId);
    // One more: the oldest of a page begins with what the day before it ended with.
    const { days, totalElements } = await this.days(input, 1);
    return {
      totalElements,
      content: days.slice(0, input.size).map((day, at) => ({
        id: `${input.strategyId}-${day.date}`,
        date: day.date,
        cashAssets: yuanOf(day.cash),
        stockCapitalStart: yuanOf(days[at + 1]?.stockValue ?? 0),
        stockCapitalEnd: yuanOf(day.stockValue),
        assetsEnd: yuanOf(day.assets),
        earningRate: Number(day.earningRate),
      })),
    };
  }

  /** A page of days, the newest first, and some more. */
  private async days({ strategyId, page, size }: Paged, more = 0) {
    const ofStrategy = queries(this.database)
      .selectFrom('invest.strategy_day')
      .where('strategy_id', '=', strategyId);
    const [days, { count }] = await Promise.all([
      ofStrategy
        .select(['report_date as date', 'cash', 'stock_value as stockValue', 'assets'])
        .select('earning_rate as earningRate')
        .orderBy('report_date', 'desc')
        .limit(size + more)
        .offset(page * size)
        .execute(),
      ofStrategy.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow(),
    ]);
    return { days, totalElements: Number(count) };
  }

  private async holdings(strategyId: number, days: readonly { readonly date: string }[]) {
    if (days.length === 0) return [];
    return queries(this.database)
      .selectFrom('invest.strategy_holding')
      .select(['report_date as date', 'code', 'value', 'full_weight as fullWeight'])
      .select('position_index as positionIndex')
      .where('strategy_id', '=', strategyId)
      .where(
        'report_date',
        'in',
        days.map(({ date }) => date),
      )
      .orderBy('code')
      .execute();
  }
}

const companyOf = (stocks: ReadonlyMap<string, NamedStock>, stockCode: string) => ({
  corpId: stocks.get(stockCode)?.corpId ?? null,
  corpName: stocks.get(stockCode)?.corpName ?? stockCode,
  stockCode,
});
