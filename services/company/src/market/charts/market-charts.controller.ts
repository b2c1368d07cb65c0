import { Controller } from '@nestjs/common';
import { companyCalls } from '@console/contract-company';
import type { InputOf, OutputOf, Session } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import { MarketValueService } from './market-value.service.ts';
import { ProfitChartsService } from './profit-charts.service.ts';
import { QuotationBarsService } from './quotation-bars.service.ts';
import { ValuationService } from './valuation.service.ts';

type Calls = typeof companyCalls;

@Controller()
export class MarketChartsController {
  constructor(
    private readonly quotations: QuotationBarsService,
    private readonly values: MarketValueService,
    private readonly valuations: ValuationService,
    private readonly profits: ProfitChartsService,
  ) {}

  @Serve(companyCalls.quotationBars)
  quotationBars(
    @Input() input: InputOf<Calls['quotationBars']>,
    @Signed() session: Session,
  ): Promise<OutputOf<Calls['quotationBars']>> {
    return this.quotations.bars(session, input);
  }

  @Serve(companyCalls.marketValue)
  marketValue(
    @Input() input: InputOf<Calls['marketValue']>,
    @Signed() session: Session,
  ): Promise<OutputOf<Calls['marketValue']>> {
    return this.values.marketValue(session, input);
  }

  @Serve(companyCalls.valuationLevels)
  valuationLevels(
    @Input() input: InputOf<Calls['valuationLevels']>,
    @Signed() session: Session,
  ): Promise<OutputOf<Calls['valuationLevels']>> {
    return this.valuations.levels(session, input);
  }

  @Serve(companyCalls.industryValuationLevels)
  industryValuationLevels(
    @Input() input: InputOf<Calls['industryValuationLevels']>,
    @Signed() session: Session,
  ): Promise<OutputOf<Calls['industryValuationLevels']>> {
    return this.valuations.industryLevels(session, input);
  }

  @Serve(companyCalls.netMargin)
  netMargin(
    @Input() { dataId }: InputOf<Calls['netMargin']>,
    @Signed() session: Session,
  ): Promise<OutputOf<Calls['netMargin']>> {
    return this.profits.netMargin(session, dataId);
  }

  @Serve(companyCalls.roe)
  roe(
    @Input() { dataId }: InputOf<Calls['roe']>,
    @Signed() session: Session,
  ): Promise<OutputOf<Calls['roe']>> {
    return this.profits.roe(session, dataId);
  }

  @Serve(companyCalls.roic)
  roic(
    @Input() { dataId }: InputOf<Calls['roic']>,
    @Signed() session: Session,
  ): Promise<OutputOf<Calls['roic']>> {
    return this.profits.roic(session, dataId);
  }

  @Serve(companyCalls.revenueChart)
  revenueChart(
    @Input() input: InputOf<Calls['revenueChart']>,
    @Signed() session: Session,
  ): Promise<OutputOf<Calls['revenueChart']>> {
    return this.profits.revenue(session, input);
  }
}
