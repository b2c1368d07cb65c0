import { marketTables } from '@console/contract-company';
import { tableControllers } from '@console/node-kit/http';
import {
  PerformanceExpressesSource,
  PerformanceForecastsSource,
  PopularitiesSource,
} from './performance.sources.ts';
import { QuotesSource } from './quotes.source.ts';
import { ResearchStatisticsSource } from './research-statistics.source.ts';
import { AnalystRatingsSource, ResearchVisitsSource } from './research.sources.ts';
import { ShareholderPeriodsService } from './shareholder-periods.service.ts';
import { FloatShareholdersSource, HolderCountsSource, ShareholdersSource } from './shareholders.sources.ts';
import { VisitScores } from './visit-scores.ts';

const tables = tableControllers(marketTables, {
  shareholders: ShareholdersSource,
  floatShareholders: FloatShareholdersSource,
  holderCounts: HolderCountsSource,
  performanceForecasts: PerformanceForecastsSource,
  performanceExpresses: PerformanceExpressesSource,
  popularities: PopularitiesSource,
  analystRatings: AnalystRatingsSource,
  researchStatistics: ResearchStatisticsSource,
  researchVisits: ResearchVisitsSource,
  quotes: QuotesSource,
});

/** The parts of the module: the sources of its tables, and the answers to its calls. */
export const marketParts = {
  controllers: tables.controllers,
  providers: [...tables.providers, ShareholderPeriodsService, VisitScores],
};
