import { reportCalls } from '@console/contract-industry';
import { GROWTH_MEASURES, QUALITY_MEASURES } from '@console/market/statements';
import { answers, by } from '@console/node-kit/http';
import { FORECAST_LINES, GROWTH_LINES, SET_QUALITY_LINES } from './forecast-lines.ts';
import { ForecastService } from './forecast.service.ts';

export const forecastAnswers = answers(reportCalls, {
  forecastLatest: by(ForecastService, (forecasts, input, { session }) =>
    forecasts.known(session, input, FORECAST_LINES),
  ),
  forecastAt: by(ForecastService, (forecasts, input, { session }) =>
    forecasts.known(session, input, FORECAST_LINES),
  ),
  forecastTimes: by(ForecastService, (forecasts, input, { session }) => forecasts.times(session, input)),
  forecastGrowthOverview: by(ForecastService, (forecasts, input, { session }) =>
    forecasts.overview(session, input, GROWTH_LINES),
  ),
  forecastQualityOverview: by(ForecastService, (forecasts, input, { session }) =>
    forecasts.overview(session, input, SET_QUALITY_LINES),
  ),
  forecastGrowth: by(ForecastService, (forecasts, input, { session }) =>
    forecasts.history(session, input, GROWTH_MEASURES),
  ),
  forecastQuality: by(ForecastService, (forecasts, input, { session }) =>
    forecasts.history(session, input, QUALITY_MEASURES),
  ),
});
