import { financialCalls } from '@console/contract-company';
import { GROWTH_MEASURES, QUALITY_LINES, QUALITY_MEASURES } from '@console/market/statements';
import { answers, by } from '@console/node-kit/http';
import { FORECAST_LINES, GROWTH_LINES } from './forecast-lines.ts';
import { ForecastService } from './forecast.service.ts';

export const forecastAnswers = answers(financialCalls, {
  forecastLatest: by(ForecastService, (forecasts, input, { session }) =>
    forecasts.known(session, input, FORECAST_LINES),
  ),
  forecastAt: by(ForecastService, (forecasts, input, { session }) =>
    forecasts.known(session, input, FORECAST_LINES),
  ),
  forecastTimes: by(ForecastService, (forecasts, { dataId }, { session }) =>
    forecasts.times(session, dataId),
  ),
  forecastYears: by(ForecastService, (forecasts, { dataId }, { session }) =>
    forecasts.years(session, dataId),
  ),
  forecastGrowthOverview: by(ForecastService, (forecasts, { dataId }, { session }) =>
    forecasts.overview(session, dataId, GROWTH_LINES),
  ),
  forecastQualityOverview: by(ForecastService, (forecasts, { dataId }, { session }) =>
    forecasts.overview(session, dataId, QUALITY_LINES),
  ),
  forecastGrowth: by(ForecastService, (forecasts, input, { session }) =>
    forecasts.history(session, input, GROWTH_MEASURES),
  ),
  forecastQuality: by(ForecastService, (forecasts, input, { session }) =>
    forecasts.history(session, input, QUALITY_MEASURES),
  ),
  companyForecast: by(ForecastService, (forecasts, input, { session }) =>
    forecasts.history(session, input, { ...GROWTH_MEASURES, ...QUALITY_MEASURES }),
  ),
});
