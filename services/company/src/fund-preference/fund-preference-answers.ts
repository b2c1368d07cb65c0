import { fundPreferenceCalls } from '@console/contract-company';
import { answers, by } from '@console/node-kit/http';
import { ComparisonService } from './comparison.service.ts';
import { DailySeriesService } from './daily-series.service.ts';

export const fundPreferenceAnswers = answers(fundPreferenceCalls, {
  historyTotalSingleRate: by(DailySeriesService, (series, input, { session }) =>
    series.totalSingleRates(session, input),
  ),
  historyTurnoverRate: by(DailySeriesService, (series, input, { session }) =>
    series.turnoverRates(session, input),
  ),
  totalCapital: by(DailySeriesService, (series, input, { session }) => series.totalCapital(session, input)),
  investComparison: by(ComparisonService, (comparisons, { dataId }, { session }) =>
    comparisons.comparison(session, dataId),
  ),
  avgHsgtHeldCapitalRate: by(ComparisonService, (comparisons, { dataId }, { session }) =>
    comparisons.connectRates(session, dataId),
  ),
  avgLryeRate: by(ComparisonService, (comparisons, { dataId }, { session }) =>
    comparisons.financingRates(session, dataId),
  ),
  avgTotalTradingAmt: by(ComparisonService, (comparisons, { dataId }, { session }) =>
    comparisons.tradingAmounts(session, dataId),
  ),
});
