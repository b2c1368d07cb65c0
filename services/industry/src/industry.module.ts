import { Module } from '@nestjs/common';
import { platformIndustryCalls } from '@console/contract-core';
import { industryEntries, industryTables } from '@console/contract-industry';
import { IndustryReader, IndustryWriter, ShenwanKeeper } from '@console/ecology';
import { panelStoreProvider } from '@console/market/panels';
import { callControllers, tableControllers } from '@console/node-kit/http';
import { industryComparisonAnswers } from './compare/industry-comparison-answers.ts';
import { IndustryComparisonService } from './compare/industry-comparison.service.ts';
import { dayParts } from './days/day.parts.ts';
import { industryChartsAnswers } from './detail/industry-charts-answers.ts';
import { IndustryChartsService } from './detail/industry-charts.service.ts';
import { memberYearsAnswers } from './detail/member-years-answers.ts';
import { MemberYearsService } from './detail/member-years.service.ts';
import { memberTableSources } from './detail/member-tables.sources.ts';
import { expensesAnswers, ExpensesService } from './business/expenses.service.ts';
import { RevenueCostsSource } from './business/revenue-costs.source.ts';
import { SegmentReader } from './business/segment-rows.ts';
import { segmentsAnswers, SegmentsService } from './business/segments.service.ts';
import { staffAnswers, StaffService } from './basic-info/staff.service.ts';
import { yearlySources } from './basic-info/yearly.sources.ts';
import { AnalysisService } from './financial/analysis.service.ts';
import { ConsensusReader } from './financial/consensus-reader.ts';
import { financialAnswers } from './financial/financial-answers.ts';
import { forecastAnswers } from './financial/forecast-answers.ts';
import { ForecastService } from './financial/forecast.service.ts';
import { memberComparisonSources } from './financial/member-comparisons.sources.ts';
import { StatementService } from './financial/statement.service.ts';
import { holdingSources } from './holdings/holding.sources.ts';
import { noteAnswers, noteProviders } from '@console/ecology/notes';
import { CompanyCounts } from './facts/company-counts.ts';
import { IndustryMembersReader } from './facts/industry-members.ts';
import { QuoteRows } from './facts/quote-rows.ts';
import { fundAnswers } from './funds/fund-answers.ts';
import { FundComparisonService } from './funds/fund-comparison.service.ts';
import { FundIndustriesSource } from './funds/fund-industries.source.ts';
import { FundService } from './funds/fund.service.ts';
import { industryAnswers } from './industries/industry-answers.ts';
import { IndustryService } from './industries/industry.service.ts';
import { industryPerformanceAnswers } from './list/industry-performance-answers.ts';
import { IndustryListSource } from './list/industry-list.source.ts';
import { ReportHistories } from './reports/report-histories.ts';
import { SetReportsService } from './reports/set-reports.service.ts';
import { industryMapAnswers } from './map/industry-map-answers.ts';
import { IndustryMapService } from './map/industry-map.service.ts';
import { INDUSTRY_NOTES } from './notes/industry-notes.ts';
import { IndustryPoolSource } from './pool/industry-pool.source.ts';
import { searchAnswers } from './search/search-answers.ts';
import { SearchService } from './search/search.service.ts';
import { shenwanAnswers } from './shenwan/shenwan-answers.ts';
import { ShenwanOverviewSource } from './shenwan/shenwan-overview.source.ts';
import { ShenwanService } from './shenwan/shenwan.service.ts';

const tables = tableControllers(industryTables, {
  shenwanOverview: ShenwanOverviewSource,
  industryList: IndustryListSource,
  industryPool: IndustryPoolSource,
  fundIndustries: FundIndustriesSource,
  ...memberTableSources,
  revenueCosts: RevenueCostsSource,
  ...yearlySources,
  ...holdingSources,
  ...memberComparisonSources,
  ...dayParts.sources,
});

const calls = callControllers(
  { ...industryEntries, ...platformIndustryCalls },
  {
    ...industryAnswers,
    ...industryChartsAnswers,
    ...financialAnswers,
    ...forecastAnswers,
    ...expensesAnswers,
    ...segmentsAnswers,
    ...staffAnswers,
    ...dayParts.answers,
    ...industryMapAnswers,
    ...industryComparisonAnswers,
    ...industryPerformanceAnswers,
    ...noteAnswers(INDUSTRY_NOTES),
    ...fundAnswers,
    ...memberYearsAnswers,
    ...searchAnswers,
    ...shenwanAnswers,
  },
);

@Module({
  controllers: [...tables.controllers, ...calls],
  providers: [
    ...tables.providers,
    panelStoreProvider,
    ...noteProviders(INDUSTRY_NOTES),
    FundComparisonService,
    FundService,
    MemberYearsService,
    ...dayParts.providers,
    CompanyCounts,
    IndustryMembersReader,
    QuoteRows,
    IndustryMapService,
    IndustryComparisonService,
    IndustryReader,
    IndustryWriter,
    ShenwanKeeper,
    IndustryService,
    IndustryChartsService,
    ReportHistories,
    SetReportsService,
    StatementService,
    AnalysisService,
    ConsensusReader,
    ForecastService,
    ExpensesService,
    SegmentReader,
    SegmentsService,
    StaffService,
    SearchService,
    ShenwanService,
  ],
})
export class IndustryModule {}
