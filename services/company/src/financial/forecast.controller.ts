import { Controller } from '@nestjs/common';
import { financialCalls, type GrowthRow, type QualityRow } from '@console/contract-company';
import type { InputOf, Page, Session, Statement } from '@console/contract-core';
import { Input, Serve, Signed } from '@console/node-kit';
import {
  FORECAST_LINES,
  forecastStatement,
  GROWTH_LINES,
  knownAt,
  QUALITY_LINES,
  wholeStory,
} from './expectation.ts';
import { expectationPage, GROWTH_MEASURES, QUALITY_MEASURES } from './expectation-history.ts';
import { ForecastService } from './forecast.service.ts';

type OfCompany = InputOf<typeof financialCalls.forecastLatest>;
type History = InputOf<typeof financialCalls.forecastGrowth>;

@Controller()
export class ForecastController {
  constructor(private readonly forecasts: ForecastService) {}

  @Serve(financialCalls.forecastLatest)
  async latest(@Input() { dataId }: OfCompany, @Signed() session: Session): Promise<Statement> {
    const all = await this.forecasts.expectations(session, dataId);
    return forecastStatement(knownAt(all), all, FORECAST_LINES);
  }

  @Serve(financialCalls.forecastAt)
  async at(
    @Input() { dataId, time }: InputOf<typeof financialCalls.forecastAt>,
    @Signed() session: Session,
  ): Promise<Statement> {
    const all = await this.forecasts.expectations(session, dataId);
    return forecastStatement(knownAt(all, time), all, FORECAST_LINES);
  }

  @Serve(financialCalls.forecastTimes)
  async times(@Input() { dataId }: OfCompany, @Signed() session: Session): Promise<string[]> {
    const all = await this.forecasts.expectations(session, dataId);
    return [...new Set(all.map(({ day }) => day))];
  }

  @Serve(financialCalls.forecastYears)
  async years(@Input() { dataId }: OfCompany, @Signed() session: Session): Promise<number[]> {
    const all = await this.forecasts.expectations(session, dataId);
    return [...new Set(all.map(({ year }) => year))].sort((a, b) => b - a);
  }

  @Serve(financialCalls.forecastGrowthOverview)
  async growthOverview(@Input() { dataId }: OfCompany, @Signed() session: Session): Promise<Statement> {
    const all = await this.forecasts.expectations(session, dataId);
    return forecastStatement(wholeStory(all), all, GROWTH_LINES);
  }

  @Serve(financialCalls.forecastQualityOverview)
  async qualityOverview(@Input() { dataId }: OfCompany, @Signed() session: Session): Promise<Statement> {
    const all = await this.forecasts.expectations(session, dataId);
    return forecastStatement(wholeStory(all), all, QUALITY_LINES);
  }

  @Serve(financialCalls.forecastGrowth)
  async growth(@Input() { dataId, ...page }: History, @Signed() session: Session): Promise<Page<GrowthRow>> {
    return expectationPage(await this.forecasts.expectations(session, dataId), GROWTH_MEASURES, page);
  }

  @Serve(financialCalls.forecastQuality)
  async quality(
    @Input() { dataId, ...page }: History,
    @Signed() session: Session,
  ): Promise<Page<QualityRow>> {
    return expectationPage(await this.forecasts.expectations(session, dataId), QUALITY_MEASURES, page);
  }
  @Serve(financialCalls.companyForecast)
  async companyForecast(
    @Input() { dataId, ...page }: History,
    @Signed() session: Session,
  ): Promise<Page<GrowthRow & QualityRow>> {
    const measures = { ...GROWTH_MEASURES, ...QUALITY_MEASURES };
    return expectationPage(await this.forecasts.expectations(session, dataId), measures, page);
  }
}
