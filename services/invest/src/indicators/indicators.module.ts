import { indicatorCalls, indicatorTables } from '@console/contract-invest';
import { CompanyReader } from '@console/ecology';
import { callControllers, tableControllers } from '@console/node-kit/http';
import { Module } from '@nestjs/common';
import { PanelsModule } from '../panels.module.ts';
import { BrowseService } from './browse.service.ts';
import { CalcsService } from './calcs.service.ts';
import { indicatorAnswers } from './indicator-answers.ts';
import { IndicatorCatalogue } from './indicator-catalogue.ts';
import { IndicatorListSource } from './indicator-list.source.ts';
import { IndustryOptionsService } from './industry-options.service.ts';
import { LinesService } from './lines.service.ts';
import { MarketMedians } from './market-medians.ts';

const tables = tableControllers(indicatorTables, { indicatorList: IndicatorListSource });

/** Indicators, from which factors are made. */
@Module({
  imports: [PanelsModule],
  controllers: [...tables.controllers, ...callControllers(indicatorCalls, indicatorAnswers)],
  providers: [
    ...tables.providers,
    IndicatorCatalogue,
    BrowseService,
    CalcsService,
    CompanyReader,
    IndustryOptionsService,
    LinesService,
    MarketMedians,
  ],
  exports: [IndicatorCatalogue],
})
export class IndicatorsModule {}
