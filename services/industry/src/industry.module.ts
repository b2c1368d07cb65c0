import { Module } from '@nestjs/common';
import { industryTables } from '@console/contract-industry';
import { IndustryReader, IndustryWriter, ShenwanKeeper } from '@console/ecology';
import { tableControllers } from '@console/node-kit';
import { IndustryController } from './industries/industry.controller.ts';
import { IndustryVersionsController } from './industries/industry-versions.controller.ts';
import { IndustryService } from './industries/industry.service.ts';
import { IndustryPerformanceController } from './list/industry-performance.controller.ts';
import { IndustryListSource } from './list/industry-list.source.ts';
import { ShenwanController } from './shenwan/shenwan.controller.ts';
import { ShenwanOverviewSource } from './shenwan/shenwan-overview.source.ts';
import { ShenwanService } from './shenwan/shenwan.service.ts';

const tables = tableControllers(industryTables, {
  shenwanOverview: ShenwanOverviewSource,
  industryList: IndustryListSource,
});

@Module({
  controllers: [
    ...tables.controllers,
    IndustryController,
    IndustryPerformanceController,
    IndustryVersionsController,
    ShenwanController,
  ],
  providers: [
    ...tables.providers,
    IndustryReader,
    IndustryWriter,
    ShenwanKeeper,
    IndustryService,
    ShenwanService,
  ],
})
export class IndustryModule {}
