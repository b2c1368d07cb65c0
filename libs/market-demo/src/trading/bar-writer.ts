import { dailyBar } from '@console/market/schema';
import type { DemoBar } from '../world/company-walk.ts';
import type { DemoSink } from '../demo-sink.ts';
import { rounded } from '../world/rounded.ts';
import type { DayWatcher } from '../prices/walk-market.ts';
import type { DemoCompany } from '../world/world.ts';

export class BarWriter implements DayWatcher {
  private day = '';

  /** Bars up to `since` are written already. */
  constructor(
    private readonly sink: DemoSink,
    private readonly since: string,
  ) {}

  open(day: string): void {
    this.day = day;
  }

  see({ text }: DemoCompany, bar: DemoBar): void {
    if (this.day <= this.since) return;
    const { trailing, totalShares, floatShares, volume } = bar;
    const capital = (bar.close / 100) * totalShares;
    this.sink.add(dailyBar, this.day, {
      trade_date: this.day,
      security_id: text,
      open: yuan(bar.open),
      high: yuan(bar.high),
      low: yuan(bar.low),
      close: bar.close / 100,
      pre_close: bar.preClose / 100,
      volume,
      amount: bar.amount / 100,
      turnover_rate: rounded(volume / floatShares, 6),
      total_shares: totalShares,
      float_shares: floatShares,
      pe_ttm: multiple(capital, trailing?.earnings),
      pb: multiple(capital, trailing?.equity),
      ps_ttm: multiple(capital, trailing?.sales),
      suspended: bar.suspended ? 1 : 0,
      st: bar.st ? 1 : 0,
    });
  }
}

const yuan = (cents: number | null): number | null => (cents === null ? null : cents / 100);
const multiple = (capital: number, figure: number | undefined): number | null =>
  figure === undefined || figure === 0 ? null : rounded(capital / figure, 4);
