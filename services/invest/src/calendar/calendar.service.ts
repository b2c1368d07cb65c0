import { Injectable } from '@nestjs/common';
import type { investEntries } from '@console/contract-invest';
import type { OutputOf } from '@console/contract-core';
import { businessDate, futureTradingDays } from '@console/market/read';
import { DataSource } from 'typeorm';
import { queries } from '../queries.ts';
import { signalDays, type Frequency } from './signal-day.ts';

type Calendar = OutputOf<typeof investEntries.tradingCalendar>;

const FREQUENCIES: readonly { readonly frequency: Frequency; readonly title: string }[] = [
  { frequency: 1, title: '日' },
  { frequency: 2, title: '周' },
  { frequency: 3, title: '月' },
  { frequency: 4, title: '季' },
];
/**
 * The number of future trading days: more than a quarter with its holidays, so that the next quarterly signal is among
 * them.
 */
const AHEAD = 80;
/** The fewest trading days since listing; a share with fewer is left out of every universe. */
const LISTED_DAYS = 60;

/** The trading calendar for strategies. */
@Injectable()
export class CalendarService {
  constructor(private readonly database: DataSource) {}

  async tradingCalendar(): Promise<Calendar> {
    const today = await businessDate(this.database);
    const days = today === null ? [] : await this.openDays(today);
    const later = today === null ? [] : await this.laterThan(today);
    return {
      businessDate: today,
      firstDate: days[0] ?? null,
      tradingDays: days.length,
      universe: await this.universe(today, days.at(-LISTED_DAYS) ?? days[0] ?? today),
      signals: FREQUENCIES.map(({ frequency, title }) => {
        const signals = signalDays(frequency, [...days, ...later]);
        return {
          frequency,
          title,
          last: signals.findLast((day) => today !== null && day <= today) ?? null,
          next: signals.find((day) => today !== null && day > today) ?? null,
        };
      }),
    };
  }

  /** The trading days after a day, as far as the calendar knows them: more than those of a quarter. */
  async laterThan(day: string): Promise<readonly string[]> {
    return futureTradingDays(day, await this.knownAfter(day), AHEAD);
  }

  /** The days with bars: without a calendar file they are the calendar. */
  private async openDays(until: string): Promise<readonly string[]> {
    const rows = await queries(this.database)
      .selectFrom('market.trading_calendar')
      .select('trade_date as day')
      .where('is_open', '=', 1)
      .where('trade_date', '<=', until)
      .where(({ eb, selectFrom }) =>
        eb(
          'trade_date',
          '>=',
          selectFrom('market.daily_bar').select(({ fn }) => fn.min('trade_date').as('first')),
        ),
      )
      .orderBy('trade_date')
      .execute();
    return rows.map(({ day }) => day);
  }

  private async knownAfter(day: string): Promise<ReadonlyMap<string, boolean>> {
    const rows = await queries(this.database)
      .selectFrom('market.trading_calendar')
      .select(['trade_date as day', 'is_open as open'])
      .where('trade_date', '>', day)
      .execute();
    return new Map(rows.map(({ day: date, open }) => [date, open === 1]));
  }

  private async universe(day: string | null, listedBy: string | null): Promise<Calendar['universe']> {
    if (day === null || listedBy === null) return { listed: 0, suspended: 0, st: 0, recent: 0, eligible: 0 };
    const row = await queries(this.database)
      .selectFrom('market.daily_bar as b')
      .innerJoin('market.security as s', 's.id', 'b.security_id')
      .select(({ eb, fn, and }) => [
        fn.countAll().as('listed'),
        fn.sum('b.suspended').as('suspended'),
        fn.sum('b.st').as('st'),
        fn.sum(eb('s.list_date', '>', listedBy)).as('recent'),
        fn
          .sum(and([eb('b.suspended', '=', 0), eb('b.st', '=', 0), eb('s.list_date', '<=', listedBy)]))
          .as('eligible'),
      ])
      .where('b.trade_date', '=', day)
      .executeTakeFirstOrThrow();
    return {
      listed: Number(row.listed),
      suspended: Number(row.suspended),
      st: Number(row.st),
      recent: Number(row.recent),
      eligible: Number(row.eligible),
    };
  }
}
