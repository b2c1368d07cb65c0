import { Injectable } from '@nestjs/common';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import type { dayCalls } from '@console/contract-industry';
import { cumulated, type DateRange } from '@console/quant';
import type { DayFigureName } from '../days/day-figures.ts';
import { aboutRows, dayPoints, presentRows } from '../days/day-points.ts';
import { IndustryDays } from '../days/industry-days.ts';
import type { SetDays } from '../days/set-days.ts';

type Calls = typeof dayCalls;
type Range = InputOf<Calls['totalCapital']>;
type Compared = InputOf<Calls['avgLryeRate']>;

/** The days over which an industry is compared with means. */
const COMPARED_DAYS = 250;
const FLOWS = ['mainNet', 'largeNet', 'middleSmallNet'] as const;

/** The charts of an industry's trading and holdings by day, oldest first. Each refuses with 404 as `industrySet`. */
@Injectable()
export class DayChartsService {
  constructor(private readonly industries: IndustryDays) {}

  totalCapital({ tenantId }: Session, asked: Range): Promise<OutputOf<Calls['totalCapital']>> {
    return this.industries.read({ ...asked, tenantId, industryId: asked.dataId }, async ({ days }) => {
      const { totalCapital, floatCapital } = await days.figures(['totalCapital', 'floatCapital']);
      const rows = presentRows(totalCapital.counts, days.rowsOf(asked));
      const series = { totalCapital: totalCapital.values, floatCapitalOfShares: floatCapital.values };
      return { points: dayPoints(days, rows, series), ...(await aboutRows(days, 'totalCapital', rows)) };
    });
  }

  /** Net inflows summed up from the first day of the range, over the float capital of each day. */
  totalSingleRates({ tenantId }: Session, asked: Range): Promise<OutputOf<Calls['historyTotalSingleRate']>> {
    return this.industries.read({ ...asked, tenantId, industryId: asked.dataId }, async ({ days }) => {
      const made = await days.figures([...FLOWS, 'floatCapital']);
      const rows = presentRows(made.mainNet.counts, days.rowsOf(asked));
      const rates = (name: (typeof FLOWS)[number]): Float64Array => {
        const whole = new Float64Array(days.frame.dates.length).fill(NaN);
        whole.set(cumulated(made[name].values.slice(rows.from, rows.to)), rows.from);
        return whole.map((sum, row) => sum / (made.floatCapital.values[row] as number));
      };
      const series = {
        mainSingleTotalRate: rates('mainNet'),
        largeSingleTotalRate: rates('largeNet'),
        middleSmallSingleTotalRate: rates('middleSmallNet'),
      };
      return { points: dayPoints(days, rows, series), ...(await aboutRows(days, 'mainNet', rows)) };
    });
  }

  turnoverRates({ tenantId }: Session, asked: Range): Promise<OutputOf<Calls['historyTurnoverRate']>> {
    return this.industries.read({ ...asked, tenantId, industryId: asked.dataId }, async ({ days }) => {
      const made = await days.figures([
        'amountOverFloat',
        'mainNetOverFloat',
        'largeNetOverFloat',
        'middleSmallNetOverFloat',
      ]);
      const rows = presentRows(made.mainNetOverFloat.counts, days.rowsOf(asked));
      const series = {
        turnoverRate: made.amountOverFloat.values,
        mainSingleTurnover: made.mainNetOverFloat.values,
        largeSingleTurnover: made.largeNetOverFloat.values,
        middleSmallSingleTurnover: made.middleSmallNetOverFloat.values,
      };
      return {
        points: dayPoints(days, rows, series),
        ...(await aboutRows(days, 'mainNetOverFloat', rows)),
      };
    });
  }

  connectRates(session: Session, asked: Compared): Promise<OutputOf<Calls['avgHsgtHeldCapitalRate']>> {
    return this.ratesBesideMeans(session, asked, { own: 'connectOverFloat', mean: 'meanConnectRate' });
  }

  financingRates(session: Session, asked: Compared): Promise<OutputOf<Calls['avgLryeRate']>> {
    return this.ratesBesideMeans(session, asked, { own: 'financingOverFloat', mean: 'meanFinancingRate' });
  }

  tradingAmounts({ tenantId }: Session, asked: Compared): Promise<OutputOf<Calls['avgTotalTradingAmt']>> {
    return this.industries.read(
      { ...asked, tenantId, industryId: asked.dataId },
      async ({ days, market }) => {
        const own = await days.figure('meanAmount');
        const all = await (await market()).figure('meanAmount');
        const rows = presentRows(own.counts, lastRows(days));
        const series = { industryAvg: own.values, marketAvg: all.values };
        return { points: dayPoints(days, rows, series), ...(await aboutRows(days, 'meanAmount', rows)) };
      },
    );
  }

  private ratesBesideMeans(
    { tenantId }: Session,
    asked: Compared,
    { own, mean }: { readonly own: DayFigureName; readonly mean: DayFigureName },
  ): Promise<OutputOf<Calls['avgLryeRate']>> {
    return this.industries.read(
      { ...asked, tenantId, industryId: asked.dataId },
      async ({ days, market }) => {
        const [value, ownMean] = await Promise.all([days.figure(own), days.figure(mean)]);
        const all = await (await market()).figure(mean);
        const rows = presentRows(ownMean.counts, lastRows(days));
        const series = { value: value.values, industryAvg: ownMean.values, marketAvg: all.values };
        return { points: dayPoints(days, rows, series), ...(await aboutRows(days, mean, rows)) };
      },
    );
  }
}

const lastRows = ({ frame }: SetDays): DateRange => ({
  from: Math.max(0, frame.dates.length - COMPARED_DAYS),
  to: frame.dates.length,
});
