import { dayCharts } from '@console/contract-industry';
import { answers, by } from '@console/node-kit/http';
import { PreferenceComparison } from './preference-comparison.service.ts';
import { DayChartsService } from './day-charts.service.ts';

export const dayChartsAnswers = answers(dayCharts, {
  totalCapital: by(DayChartsService, (charts, asked, { session }) => charts.totalCapital(session, asked)),
  historyTotalSingleRate: by(DayChartsService, (charts, asked, { session }) =>
    charts.totalSingleRates(session, asked),
  ),
  historyTurnoverRate: by(DayChartsService, (charts, asked, { session }) =>
    charts.turnoverRates(session, asked),
  ),
  avgHsgtHeldCapitalRate: by(DayChartsService, (charts, asked, { session }) =>
    charts.connectRates(session, asked),
  ),
  avgLryeRate: by(DayChartsService, (charts, asked, { session }) => charts.financingRates(session, asked)),
  avgTotalTradingAmt: by(DayChartsService, (charts, asked, { session }) =>
    charts.tradingAmounts(session, asked),
  ),
  investComparison: by(PreferenceComparison, (comparison, asked, { session }) =>
    comparison.compare(session, asked),
  ),
});
