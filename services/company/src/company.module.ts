import { Module } from '@nestjs/common';
import { listTables } from '@console/contract-company';
import { CompanyReader } from '@console/ecology';
import { tableControllers } from '@console/node-kit';
import { basicInfoParts } from './basic-info/basic-info.parts.ts';
import { businessParts } from './business/business.parts.ts';
import { CompanyDetailController } from './detail/company-detail.controller.ts';
import { CompanyHeaderService } from './detail/company-header.service.ts';
import { ShareOfCompany } from './facts/share-of-company.ts';
import { financialParts } from './financial/financial.parts.ts';
import { fundPreferenceParts } from './fund-preference/fund-preference.parts.ts';
import { CompanyListSource } from './list/company-list.source.ts';
import { maintainParts } from './maintain/maintain.parts.ts';
import { majorEventsParts } from './major-events/major-events.parts.ts';
import { marketChartParts } from './market/charts/market-charts.parts.ts';
import { marketParts } from './market/market.parts.ts';
import { notesParts } from './notes/notes.parts.ts';
import { opinionParts } from './opinion/opinion.parts.ts';
import { SearchController } from './search/search.controller.ts';
import { SnapshotController } from './snapshot/snapshot.controller.ts';
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

@Module({
  controllers: [
    ...PARTS.flatMap((part) => part.controllers),
    CompanyDetailController,
    SearchController,
    SnapshotController,
  ],
  providers: [
    ...PARTS.flatMap((part) => part.providers),
    CompanyReader,
    CompanyHeaderService,
    ShareOfCompany,
    SnapshotService,
  ],
})
export class CompanyModule {}
