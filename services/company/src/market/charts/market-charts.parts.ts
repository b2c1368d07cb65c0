import { MarketValueService } from './market-value.service.ts';
import { ProfitChartsService } from './profit-charts.service.ts';
import { QuotationBarsService } from './quotation-bars.service.ts';
import { QuotationEvents } from './quotation-events.ts';
import { ValuationService } from './valuation.service.ts';

/** The parts for the charts of the market and business tabs. */
export const marketChartParts = {
  controllers: [],
  providers: [
    QuotationBarsService,
    QuotationEvents,
    MarketValueService,
    ValuationService,
    ProfitChartsService,
  ],
};
