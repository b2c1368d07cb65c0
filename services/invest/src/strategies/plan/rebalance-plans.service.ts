import { Inject, Injectable } from '@nestjs/common';
import {
  STRATEGY_MESSAGES,
  type NextRebalance,
  type planCalls,
  type RebalanceReview,
} from '@console/contract-invest';
import { MESSAGES, Refusal, type InputOf, type Session } from '@console/contract-core';
import { PANEL_STORE, readAgain, type PanelStore } from '@console/market/panels';
import { JobFault } from '@console/node-kit/jobs';
import { endsPeriod } from '@console/quant';
import { DataSource } from 'typeorm';
import { CalendarService } from '../../calendar/calendar.service.ts';
import { signalDays } from '../../calendar/signal-day.ts';
import { queries } from '../../queries.ts';
import { MarketDays } from '../days/market/market-days.ts';
import { readDay } from '../days/posting/read-day.ts';
import { readStrategy, type StrategyToPost } from '../days/posting/strategy-row.ts';
import { Signals } from '../days/signals/signals.ts';
import { namedStocks } from '../named-stocks.ts';
import { ownStrategy } from '../own-strategy.ts';
import { billDate } from '../records/own-bill.ts';
import { yuanOf } from '../yuan-of.ts';
import { lacking, nameOf, plannedOrders } from './planned-lines.ts';
import { plannedStrategyDay, type PlannedFrom, type PlannedStrategyDay } from './planned-strategy.ts';
import { reviewLines } from './review-lines.ts';

type NextInput = InputOf<(typeof planCalls)['nextRebalance']>;
type ReviewInput = InputOf<(typeof planCalls)['rebalanceReview']>;

/** What strategies would trade next, and how that came out. */
@Injectable()
export class RebalancePlansService {
  private readonly market: MarketDays;
  private readonly signals: Signals;

  constructor(
    private readonly database: DataSource,
    private readonly calendar: CalendarService,
    @Inject(PANEL_STORE) store: PanelStore,
  ) {
    this.market = new MarketDays(database);
    this.signals = new Signals(database, store);
  }

  /**
   * What the day after the newest posted one would trade by what is known now.
   * @throws Refusal notFound, stopped of one that trades no more, noPlan before its first posted day and where nothing
   *   can be chosen
   */
  async next({ tenantId }: Session, { strategyId }: NextInput): Promise<NextRebalance> {
    const strategy = await this.running(tenantId, strategyId);
    const asOf = strategy.lastDate;
    if (asOf === null) throw new Refusal(STRATEGY_MESSAGES.noPlan);
    const frequency = strategy.seal.adjustFrequency;
    const later = await this.calendar.laterThan(asOf);
    const [date = ''] = later;
    const isFirst = asOf === strategy.seal.startDate;
    const isSignal = isFirst || endsPeriod(frequency, asOf, date);
    const signalDate = isSignal ? asOf : (signalDays(frequency, later)[0] ?? '');
    const planned = await this.planned(strategy, { date: asOf, next: date, isSignal });
    const { rows, close } = planned;
    const stocks = await namedStocks(this.database, tenantId, codesOf(planned));
    const orders = plannedOrders(rows, { stocks, held: close.account.shares });
    const sum = (side: 'buy' | 'sell'): number =>
      yuanOf(
        rows.orders
          .filter((order) => order.side === side)
          .reduce((all, { amount }) => all + BigInt(amount), 0n),
      );
    return {
      asOf,
      date,
      kind: isSignal ? 'signal' : orders.length > 0 ? 'rest' : 'none',
      signalDate,
      orders,
      missing: [...lacking(rows)].map(([code, causes]) => ({ ...nameOf(stocks, code), causes: [...causes] })),
      bought: sum('buy'),
      sold: sum('sell'),
      cost: orders.reduce((cents, { cost }) => cents + Math.round(cost * 100), 0) / 100,
      cash: yuanOf(close.account.cash),
      cashAfter: yuanOf(rows.report.cash),
    };
  }

  /** @throws Refusal notFound of a strategy that is not the tenant's, and of a bill that is not the strategy's */
  async review({ tenantId }: Session, { strategyId, billId }: ReviewInput): Promise<RebalanceReview | null> {
    await ownStrategy(this.database, tenantId, strategyId);
    const strategy = await readStrategy(this.database, tenantId, strategyId);
    const date =
      billId === undefined
        ? await this.newestBill(strategyId)
        : await billDate(this.database, strategyId, billId);
    if (strategy === null || date === null) return null;
    const asOf = await this.dayBefore(strategyId, date);
    const { seal } = strategy;
    const isSignal = asOf === seal.startDate || endsPeriod(seal.adjustFrequency, asOf, date);
    const planned = await this.planned(strategy, { date: asOf, next: date, isSignal });
    const actual = await readDay(this.database, { strategyId, date }, null);
    const codes = [...planned.rows.orders, ...actual.orders].map(({ code }) => code);
    const stocks = await namedStocks(this.database, tenantId, codes);
    return { date, asOf, isSignal, lines: reviewLines(planned.rows.orders, actual.orders, stocks) };
  }

  private async planned(strategy: StrategyToPost, from: PlannedFrom): Promise<PlannedStrategyDay> {
    const { database, market, signals } = this;
    try {
      return await readAgain(() => plannedStrategyDay({ database, market, signals }, strategy, from));
    } catch (error) {
      if (error instanceof JobFault)
        throw new Refusal(STRATEGY_MESSAGES.nothingToChoose, { date: from.date });
      throw error;
    }
  }

  private async running(tenantId: string, strategyId: number): Promise<StrategyToPost> {
    await ownStrategy(this.database, tenantId, strategyId);
    const strategy = await readStrategy(this.database, tenantId, strategyId);
    if (strategy === null) throw new Refusal(MESSAGES.notFound);
    if (!strategy.isRunning) throw new Refusal(STRATEGY_MESSAGES.stopped);
    return strategy;
  }

  /** The day of the newest bill; null where there is none. */
  private async newestBill(strategyId: number): Promise<string | null> {
    const { date } = await queries(this.database)
      .selectFrom('invest.strategy_bill')
      .select(({ fn }) => fn.max<string | null>('bill_date').as('date'))
      .where('strategy_id', '=', strategyId)
      .executeTakeFirstOrThrow();
    return date;
  }

  private async dayBefore(strategyId: number, date: string): Promise<string> {
    const row = await queries(this.database)
      .selectFrom('invest.strategy_day')
      .select('report_date as date')
      .where('strategy_id', '=', strategyId)
      .where('report_date', '<', date)
      .orderBy('report_date', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return row.date;
  }
}

const codesOf = ({ rows: { orders, gaps } }: PlannedStrategyDay): string[] =>
  [...orders, ...gaps].map(({ code }) => code);
