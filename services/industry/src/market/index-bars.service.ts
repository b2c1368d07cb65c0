import { Injectable } from '@nestjs/common';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import type { dayCalls } from '@console/contract-industry';
import { dayPoints, presentRows } from '../days/day-points.ts';
import { IndustryDays } from '../days/industry-days.ts';

type Call = (typeof dayCalls)['indexBars'];

/** The most days of a chart of bars, five years. */
const MOST_DAYS = 1250;

/** The index of an industry as bars. */
@Injectable()
export class IndexBars {
  constructor(private readonly industries: IndustryDays) {}

  /** Refuses with 404 as `industrySet`. */
  bars({ tenantId }: Session, { dataId, members }: InputOf<Call>): Promise<OutputOf<Call>> {
    return this.industries.read({ tenantId, industryId: dataId, members }, async ({ days }) => {
      const made = await days.figures([
        ...(['index', 'openOverClose', 'highOverClose', 'lowOverClose'] as const),
        ...(['volume', 'amount', 'volumeOverFloat', 'totalCapital'] as const),
      ]);
      const { values: levels } = made.index;
      const ofLevel = (ratio: Float64Array): Float64Array =>
        ratio.map((value, row) => value * (levels[row] as number));
      const to = levels.length;
      const rows = presentRows(made.totalCapital.counts, { from: Math.max(0, to - MOST_DAYS), to });
      const points = dayPoints(days, rows, {
        open: ofLevel(made.openOverClose.values),
        high: ofLevel(made.highOverClose.values),
        low: ofLevel(made.lowOverClose.values),
        close: levels,
        volume: made.volume.values,
        amount: made.amount.values,
        turnoverRate: made.volumeOverFloat.values,
      });
      const bars = points.map(({ reportDate: date, ...bar }) => ({ date, ...bar }));
      return { bars, events: [], asOf: bars.at(-1)?.date ?? null };
    });
  }
}
