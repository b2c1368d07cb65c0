import { Injectable } from '@nestjs/common';
import { NO_RISKS } from '@console/quant';
import { DataSource } from 'typeorm';
import { CalendarService } from '../../calendar/calendar.service.ts';
import type { DayRows } from '../days/day-rows.ts';
import { ledgerRules } from '../days/ledger-rules.ts';
import { MarketDays } from '../days/market/market-days.ts';
import type { StrategyPick } from '../days/signals/strategy-pick.ts';
import { freshClose, plannedDay } from '../plan/planned-day.ts';
import { USUAL_RULES } from '../seal.ts';

/** The day on which a new strategy would trade first. */
export interface FirstDay {
  readonly rows: DayRows;
  /** Cents by code: the last close of stocks that ever traded. */
  readonly closes: ReadonlyMap<string, bigint>;
}

/** What new strategies would trade first, by the rules of all strategies. */
@Injectable()
export class FirstDayService {
  private readonly market: MarketDays;

  constructor(
    database: DataSource,
    private readonly calendar: CalendarService,
  ) {
    this.market = new MarketDays(database);
  }

  /**
   * The day after a close at which these stocks are the first signal; codes that are no securities are passed over.
   * @param initialCapital yuan
   * @throws FrameGone when a load changed the mart meanwhile
   */
  async after(
    date: string,
    { picks, initialCapital }: { readonly picks: readonly StrategyPick[]; readonly initialCapital: number },
  ): Promise<FirstDay> {
    const state = await this.market.state();
    const among = state.among(new Set(picks.map(({ code }) => code)));
    const known = new Set(among.securities.map(({ code }) => code));
    const rules = ledgerRules({ ...USUAL_RULES, initialCapital });
    const [next = ''] = await this.calendar.laterThan(date);
    const market = known.size === 0 ? { date, stocks: new Map() } : await among.on(date);
    const rows = plannedDay({
      rules,
      day: freshClose(date, rules.initialCapital),
      market,
      dayBefore: null,
      picks: picks.filter(({ code }) => known.has(code)),
      risks: NO_RISKS,
      next,
    });
    const closes = [...market.stocks].flatMap(([code, { after }]): [string, bigint][] =>
      after.ref === null ? [] : [[code, after.ref]],
    );
    return { rows, closes: new Map(closes) };
  }
}
