import { Module } from '@nestjs/common';
import { companyEntries, listTables } from '@console/contract-company';
import { platformCompanyCalls } from '@console/contract-core';
import { CompanyReader } from '@console/ecology';
import { callControllers, tableControllers } from '@console/node-kit/http';
import { basicInfoAnswers } from './basic-info/basic-info-answers.ts';
import { basicInfoParts } from './basic-info/basic-info.parts.ts';
import { businessAnswers } from './business/business-answers.ts';
import { businessParts } from './business/business.parts.ts';
import { companyDetailAnswers } from './detail/company-detail-answers.ts';
import { CompanyHeaderService } from './detail/company-header.service.ts';
import { ShareOfCompany } from './facts/share-of-company.ts';
import { analysisAnswers } from './financial/analysis-answers.ts';
import { ecologicalComparisonAnswers } from './financial/ecological-comparison-answers.ts';
import { financialParts } from './financial/financial.parts.ts';
import { forecastAnswers } from './financial/forecast-answers.ts';
import { statementAnswers } from './financial/statement-answers.ts';
import { fundPreferenceAnswers } from './fund-preference/fund-preference-answers.ts';
import { fundPreferenceParts } from './fund-preference/fund-preference.parts.ts';
import { CompanyListSource } from './list/company-list.source.ts';
import { maintainAnswers } from './maintain/maintain-answers.ts';
import { maintainParts } from './maintain/maintain.parts.ts';
import { majorEventsAnswers } from './major-events/major-events-answers.ts';
import { majorEventsParts } from './major-events/major-events.parts.ts';
import { marketChartAnswers } from './market/charts/market-chart-answers.ts';
import { marketChartParts } from './market/charts/market-charts.parts.ts';
import { marketAnswers } from './market/market-answers.ts';
import { marketParts } from './market/market.parts.ts';
import { notesAnswers } from './notes/notes-answers.ts';
import { notesParts } from './notes/notes.parts.ts';
import { newestAnnouncementsAnswers } from './opinion/newest-announcements-answers.ts';
import { NewestAnnouncementsService } from './opinion/newest-announcements.service.ts';
import { opinionParts } from './opinion/opinion.parts.ts';
import { searchAnswers } from './search/search-answers.ts';
import { SearchService } from './search/search.service.ts';
import { snapshotAnswers } from './snapshot/snapshot-answers.ts';
import { SnapshotService } from './snapshot/snapshot.service.ts';

const PARTS = [
  tableControllers(listTables, { list: CompanyListSource }),
  basicInfoParts,
  businessParts,
  financialParts,
  fundPreferenceParts,
  maintainParts,
  majorEventsParts,
  marketParts,
  marketChartParts,
  notesParts,
  opinionParts,
];

const CALLS = callControllers(
  { ...companyEntries, ...platformCompanyCalls },
  {
    ...companyDetailAnswers,
    ...snapshotAnswers,
    ...searchAnswers,
    ...newestAnnouncementsAnswers,
    ...basicInfoAnswers,
    ...businessAnswers,
    ...statementAnswers,
    ...analysisAnswers,
    ...forecastAnswers,
    ...ecologicalComparisonAnswers,
    ...fundPreferenceAnswers,
    ...maintainAnswers,
    ...majorEventsAnswers,
    ...marketAnswers,
    ...marketChartAnswers,
    ...notesAnswers,
  },
);

@Module({
  controllers: [...PARTS.flatMap((part) => part.controllers), ...CALLS],
  providers: [
    ...PARTS.flatMap((part) => part.providers),
    CompanyReader,
    CompanyHeaderService,
    ShareOfCompany,
    NewestAnnouncementsService,
    SearchService,
    SnapshotService,
  ],
})
export class CompanyModule {}
