import { Injectable } from '@nestjs/common';
import type { investEntries } from '@console/contract-invest';
import type { OutputOf } from '@console/contract-core';
import { businessDate } from '@console/market';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { futureTradingDays } from './future-trading-days.ts';
import { signalDays, type Frequency } from './signal-day.ts';

type Calendar = OutputOf<typeof investEntries.tradingCalendar>;

const FREQUENCIES: readonly { readonly frequency: Frequency; readonly title: string }[] = [
  { frequency: 1, title: '日' },
  { frequency: 2, title: '周' },
  { frequency: 3, title: '月' },
  { frequency: 4, title: '季' },
];
/** More than a quarter and its holidays: the next quarterly signal always stands within. */
const AHEAD = 80;
/** A share listed for fewer trading days is left out of every universe. */
const LISTED_DAYS = 60;

/** The calendar strategies stand on. */
@Injectable()
export class CalendarService {
  constructor(private readonly database: DataSource) {}

  async tradingCalendar(): Promise<Calendar> {
    const today = await businessDate(this.database);
    const days = today === null ? [] : await this.openDays(today);
    const later = today === null ? [] : futureTradingDays(today, await this.knownAfter(today), AHEAD);
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

  /** Days with bars: without a calendar file they are the calendar. */
  private async openDays(until: string): Promise<readonly string[]> {
    const rows = await this.database.query<{ day: string }[]>(
      `SELECT trade_date AS day FROM ${tableName('market', 'trading_calendar')}
        WHERE is_open = 1 AND trade_date <= ? AND trade_date >= (SELECT MIN(trade_date) FROM ${tableName('market', 'daily_bar')})
        ORDER BY trade_date`,
      [until],
    );
    return rows.map(({ day }) => day);
  }

  private async knownAfter(day: string): Promise<ReadonlyMap<string, boolean>> {
    const rows = await this.database.query<{ day: string; open: number }[]>(
      `SELECT trade_date AS day, is_open AS open FROM ${tableName('market', 'trading_calendar')} WHERE trade_date > ?`,
      [day],
    );
    return new Map(rows.map(({ day: date, open }) => [date, open === 1]));
  }

  private async universe(day: string | null, listedBy: string | null): Promise<Calendar['universe']> {
    const [row] = await this.database.query<Record<keyof Calendar['universe'], string | number | null>[]>(
      `SELECT COUNT(*) AS listed, SUM(b.suspended) AS suspended, SUM(b.st) AS st,
              SUM(s.list_date > ?) AS recent,
              SUM(b.suspended = 0 AND b.st = 0 AND s.list_date <= ?) AS eligible
         FROM ${tableName('market', 'daily_bar')} b
         JOIN ${tableName('market', 'security')} s ON s.id = b.security_id
        WHERE b.trade_date = ?`,
      [listedBy, listedBy, day],
    );
    const count = (key: keyof Calendar['universe']): number => Number(row?.[key] ?? 0);
    return {
      listed: count('listed'),
      suspended: count('suspended'),
      st: count('st'),
      recent: count('recent'),
      eligible: count('eligible'),
    };
  }
}
