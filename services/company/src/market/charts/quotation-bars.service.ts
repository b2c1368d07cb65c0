import { Injectable } from '@nestjs/common';
import type { Adjust, companyCalls } from '@console/contract-company';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { readArrays } from '@console/node-kit/queries';
import { sql } from 'kysely';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from '../../facts/share-of-company.ts';
import { queries } from '../../queries.ts';
import { QuotationEvents } from './quotation-events.ts';

type Answer = OutputOf<typeof companyCalls.quotationBars>;
type Bar = Answer['bars'][number];

/** The most bars: five years of trading. */
const MOST_BARS = 1250;

/** The trading days of a share, comparable over ex-rights days, with the events in their range. */
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

  /** The newest bars, oldest first, each with its cumulative factor. */
  private async newest(securityId: number): Promise<(Bar & { readonly factor: number })[]> {
    const [rows, steps] = await Promise.all([
      readArrays<BarRow>(
        this.database,
        queries(this.database)
          .selectFrom('market.daily_bar')
          .select(['trade_date', 'open', 'high', 'low', 'close', 'volume', 'amount', 'turnover_rate'])
          .where('security_id', '=', securityId)
          .where('suspended', '=', 0)
          .where('open', 'is not', null)
          .where('high', 'is not', null)
          .where('low', 'is not', null)
          .orderBy('trade_date', 'desc')
          .limit(sql.lit(MOST_BARS)),
      ),
      readArrays<FactorStep>(
        this.database,
        queries(this.database)
          .selectFrom('market.adjust_factor')
          .select(['ex_date', 'factor'])
          .where('security_id', '=', securityId)
          .orderBy('ex_date'),
      ),
    ]);
    return withFactors(rows.toReversed(), steps);
  }
}

type BarRow = readonly [
  date: string,
  open: number,
  high: number,
  low: number,
  close: number,
  volume: number | null,
  amount: number | null,
  turnoverRate: number | null,
];
type FactorStep = readonly [exDate: string, factor: number];

/** Bars with factors, both oldest first. A factor applies from its ex-rights day on; before the first it is 1. */
function withFactors(
  rows: readonly BarRow[],
  steps: readonly FactorStep[],
): (Bar & { readonly factor: number })[] {
  let at = 0;
  let factor = 1;
  return rows.map(([date, open, high, low, close, volume, amount, turnoverRate]) => {
    for (let step = steps[at]; step !== undefined && step[0] <= date; step = steps[at]) {
      factor = step[1];
      at += 1;
    }
    return { date, open, high, low, close, volume, amount, turnoverRate, factor };
  });
}

/** The number by which a day's prices are multiplied. */
function scaleOf(adjust: Adjust, factor: number, newest: number): number {
  if (adjust === 'none') return 1;
  return adjust === 'backward' ? factor : factor / newest;
}

const adjusted = (
  { date, open, high, low, close, volume, amount, turnoverRate }: Bar,
  scale: number,
): Bar => ({
  date,
  open: open * scale,
  high: high * scale,
  low: low * scale,
  close: close * scale,
  volume,
  amount,
  turnoverRate,
});
