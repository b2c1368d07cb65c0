import { dayChartsAnswers } from '../fund-preference/day-charts-answers.ts';
import { DayChartsService } from '../fund-preference/day-charts.service.ts';
import { dayTableSources } from '../fund-preference/day-tables.sources.ts';
import { PreferenceComparison } from '../fund-preference/preference-comparison.service.ts';
import { CapitalShares } from '../market/capital-shares.service.ts';
import { IndexBars } from '../market/index-bars.service.ts';
import { marketAnswers } from '../market/market-answers.ts';
import { MarketValueService } from '../market/market-value.service.ts';
import { MovesService } from '../market/moves.service.ts';
import { QuotationSource } from '../market/quotation.source.ts';
import { QuotesSource } from '../market/quotes.source.ts';
import { ValuationService } from '../market/valuation.service.ts';
import { IndustryDays } from './industry-days.ts';

/** The parts of the module that are about industries by day: 市场行情 and 资金偏好. */
export const dayParts = {
  sources: { ...dayTableSources, quotes: QuotesSource, quotation: QuotationSource },
  answers: { ...dayChartsAnswers, ...marketAnswers },
  providers: [
    IndustryDays,
    DayChartsService,
    PreferenceComparison,
    CapitalShares,
    IndexBars,
    MarketValueService,
    MovesService,
    ValuationService,
  ],
};
