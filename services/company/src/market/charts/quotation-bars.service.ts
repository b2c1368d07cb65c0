import { Injectable } from '@nestjs/common';
import type { Adjust, companyCalls } from '@console/contract-company';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { tableName } from '@console/node-kit';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../../facts/share-of-company.ts';
import { QuotationEvents } from './quotation-events.ts';

type Answer = OutputOf<typeof companyCalls.quotationBars>;
type Bar = Answer['bars'][number];

/** Five years of trading. */
const MOST_BARS = 1250;

/** The share's days of trading, comparable over ex-rights days, with what happened in their time. */
@Injectable()
export class QuotationBarsService {
  constructor(
    private readonly shares: ShareOfCompany,
    private readonly events: QuotationEvents,
    private readonly database: DataSource,
  ) {}

  /** 404 as `ShareOfCompany`. */
  async bars(
    session: Session,
    { dataId, adjust }: InputOf<typeof companyCalls.quotationBars>,
  ): Promise<Answer> {
    const securityId = await this.shares.of(session, dataId);
    const bars = await this.newest(securityId);
    const [first, last] = [bars[0], bars.at(-1)];
    if (!first || !last) return { bars: [], events: [], asOf: null };
    return {
      bars: bars.map((bar) => adjusted(bar, scaleOf(adjust, bar.factor, last.factor))),
      events: await this.events.between(securityId, first.date, last.date),
      asOf: last.date,
    };
  }

  /** Oldest first. A factor stands from its ex-rights day on; before the first it is 1. */
  private async newest(securityId: number): Promise<(Bar & { readonly factor: number })[]> {
    const rows = await this.database.query<(Bar & { readonly factor: number })[]>(
      `SELECT b.trade_date AS date, b.open, b.high, b.low, b.close, b.volume,
              COALESCE((SELECT f.factor FROM ${tableName('market', 'adjust_factor')} f
                WHERE f.security_id = b.security_id AND f.ex_date <= b.trade_date
                ORDER BY f.ex_date DESC LIMIT 1), 1) AS factor
         FROM ${tableName('market', 'daily_bar')} b
        WHERE b.security_id = ? AND b.suspended = 0
          AND b.open IS NOT NULL AND b.high IS NOT NULL AND b.low IS NOT NULL
        ORDER BY b.trade_date DESC LIMIT ${MOST_BARS}`,
      [securityId],
    );
    return rows.reverse();
  }
}

/** What a day's prices are multiplied by. */
function scaleOf(adjust: Adjust, factor: number, newest: number): number {
  if (adjust === 'none') return 1;
  return adjust === 'backward' ? factor : factor / newest;
}

const adjusted = ({ date, open, high, low, close, volume }: Bar, scale: number): Bar => ({
  date,
  open: open * scale,
  high: high * scale,
  low: low * scale,
  close: close * scale,
  volume,
});
