import { Injectable } from '@nestjs/common';
import type { industryEntries } from '@console/contract-industry';
import { grown, type InputOf, type OutputOf, type Session } from '@console/contract-core';
import { periodKey } from '@console/market/read';
import { OVERVIEW_FIGURES } from '../financial/analysis-figures.ts';
import type { SetPeriod } from '../reports/set-periods.ts';
import { SetReportsService } from '../reports/set-reports.service.ts';

type Charts = typeof industryEntries;
type Asked = InputOf<Charts['industryRevenue']>;
type Values = SetPeriod<keyof typeof OVERVIEW_FIGURES>['values'];

/** The points of a chart, oldest first, and of how many members the newest is made. */
interface Drawn<Point> {
  readonly points: (Point & { readonly reportPeriod: string })[];
  readonly asOf: string | null;
  readonly corpNum: number | null;
  readonly memberNum: number | null;
  readonly capitalShare: number | null;
}

/** The members' joint earnings. Each refuses with 404 an industry the tenant does not have. */
@Injectable()
export class IndustryChartsService {
  constructor(private readonly reports: SetReportsService) {}

  revenue(session: Session, asked: Asked): Promise<OutputOf<Charts['industryRevenue']>> {
    return this.drawn(session, asked, ({ revenue, now, before }) => ({
      operatingTotalRevenue: revenue,
      ...grown('operatingRevenueYoy', now, before),
    }));
  }

  grossMargin(session: Session, asked: Asked): Promise<OutputOf<Charts['industryGrossMargin']>> {
    return this.drawn(session, asked, ({ grossMargin }) => ({ grossProfitMargin: grossMargin }));
  }

  returns(session: Session, asked: Asked): Promise<OutputOf<Charts['industryReturns']>> {
    return this.drawn(session, asked, ({ netMargin, roe, roic }) => ({ netMargin, roe, roic }));
  }

  /** A point for each period that enough members reported. */
  private async drawn<Point extends object>(
    session: Session,
    asked: Asked,
    pointOf: (values: Values) => Point,
  ): Promise<Drawn<Point>> {
    const periods = await this.reports.periods(session, asked, OVERVIEW_FIGURES);
    const complete = periods.filter(({ incomplete }) => !incomplete);
    const points = complete.flatMap(({ day, values }) => {
      const reportPeriod = periodKey(day);
      return reportPeriod === null ? [] : [{ reportPeriod, ...pointOf(values) }];
    });
    const [newest] = complete;
    return {
      points: points.reverse(),
      asOf: newest?.known ?? null,
      corpNum: newest?.reported ?? null,
      memberNum: newest?.members ?? null,
      capitalShare: newest?.capitalShare ?? null,
    };
  }
}
