import { Controller } from '@nestjs/common';
import { companyCalls } from '@console/contract-company';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { ComparisonService } from './comparison.service.ts';
import { DailySeriesService } from './daily-series.service.ts';

type Calls = typeof companyCalls;
type Range = InputOf<Calls['totalCapital']>;
type OfCompany = InputOf<Calls['investComparison']>;

@Controller()
export class FundPreferenceController {
  constructor(
    private readonly series: DailySeriesService,
    private readonly comparisons: ComparisonService,
  ) {}

  @Serve(companyCalls.historyTotalSingleRate)
  totalSingleRates(
    @Input() input: Range,
    @Signed() session: Session,
  ): Promise<OutputOf<Calls['historyTotalSingleRate']>> {
    return this.series.totalSingleRates(session, input);
  }

  @Serve(companyCalls.historyTurnoverRate)
  turnoverRates(
    @Input() input: Range,
    @Signed() session: Session,
  ): Promise<OutputOf<Calls['historyTurnoverRate']>> {
    return this.series.turnoverRates(session, input);
  }

  @Serve(companyCalls.totalCapital)
  totalCapital(@Input() input: Range, @Signed() session: Session): Promise<OutputOf<Calls['totalCapital']>> {
    return this.series.totalCapital(session, input);
  }

  @Serve(companyCalls.investComparison)
  comparison(
    @Input() { dataId }: OfCompany,
    @Signed() session: Session,
  ): Promise<OutputOf<Calls['investComparison']>> {
    return this.comparisons.comparison(session, dataId);
  }

  @Serve(companyCalls.avgHsgtHeldCapitalRate)
  connectRates(
    @Input() { dataId }: OfCompany,
    @Signed() session: Session,
  ): Promise<OutputOf<Calls['avgHsgtHeldCapitalRate']>> {
    return this.comparisons.connectRates(session, dataId);
  }

  @Serve(companyCalls.avgLryeRate)
  financingRates(
    @Input() { dataId }: OfCompany,
    @Signed() session: Session,
  ): Promise<OutputOf<Calls['avgLryeRate']>> {
    return this.comparisons.financingRates(session, dataId);
  }

  @Serve(companyCalls.avgTotalTradingAmt)
  tradingAmounts(
    @Input() { dataId }: OfCompany,
    @Signed() session: Session,
  ): Promise<OutputOf<Calls['avgTotalTradingAmt']>> {
    return this.comparisons.tradingAmounts(session, dataId);
  }
}
