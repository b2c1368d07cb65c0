import { marketChartCalls } from '@console/contract-company';
import { answers, by } from '@console/node-kit/http';
import { MarketValueService } from './market-value.service.ts';
import { ProfitChartsService } from './profit-charts.service.ts';
import { QuotationBarsService } from './quotation-bars.service.ts';
import { ValuationService } from './valuation.service.ts';

export const marketChartAnswers = answers(marketChartCalls, {
  quotationBars: by(QuotationBarsService, (quotations, input, { session }) =>
    quotations.bars(session, input),
  ),
  marketValue: by(MarketValueService, (values, input, { session }) => values.marketValue(session, input)),
  valuationLevels: by(ValuationService, (valuations, input, { session }) =>
    valuations.levels(session, input),
  ),
  industryValuationLevels: by(ValuationService, (valuations, input, { session }) =>
    valuations.industryLevels(session, input),
  ),
  netMargin: by(ProfitChartsService, (profits, { dataId }, { session }) =>
    profits.netMargin(session, dataId),
  ),
  roe: by(ProfitChartsService, (profits, { dataId }, { session }) => profits.roe(session, dataId)),
  roic: by(ProfitChartsService, (profits, { dataId }, { session }) => profits.roic(session, dataId)),
  revenueChart: by(ProfitChartsService, (profits, input, { session }) => profits.revenue(session, input)),
});
