import { indicatorTables } from '@console/contract-invest';
import { CompanyReader } from '@console/ecology';
import { tableControllers } from '@console/node-kit';
import { Module } from '@nestjs/common';
import { PanelsModule } from '../panels/panels.module.ts';
import { BrowseController } from './browse.controller.ts';
import { BrowseService } from './browse.service.ts';
import { CalcsService } from './calcs.service.ts';
import { IndicatorCatalogue } from './indicator-catalogue.ts';
import { IndicatorListSource } from './indicator-list.source.ts';
import { IndicatorsController } from './indicators.controller.ts';
import { IndustryOptionsService } from './industry-options.service.ts';
import { LinesService } from './lines.service.ts';
import { MarketMedians } from './market-medians.ts';

const tables = tableControllers(indicatorTables, { indicatorList: IndicatorListSource });

/** Indicators: what factors are made of. */
@Module({
  imports: [PanelsModule],
  controllers: [...tables.controllers, IndicatorsController, BrowseController],
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
