import { Module } from '@nestjs/common';
import { investTables } from '@console/contract-invest';
import { tableControllers } from '@console/node-kit';
import { BacktestsModule } from './backtests/backtests.module.ts';
import { CalendarController } from './calendar/calendar.controller.ts';
import { CalendarService } from './calendar/calendar.service.ts';
import { FactorsModule } from './factors/factors.module.ts';
import { IndicatorsModule } from './indicators/indicators.module.ts';
import { InvestJobsModule } from './jobs/invest-jobs.module.ts';
import { StyleListSource } from './styles/style-list.source.ts';
import { StylesController } from './styles/styles.controller.ts';
import { StylesService } from './styles/styles.service.ts';

const tables = tableControllers({ styleList: investTables.styleList }, { styleList: StyleListSource });

@Module({
  imports: [IndicatorsModule, FactorsModule, BacktestsModule, InvestJobsModule],
  controllers: [...tables.controllers, CalendarController, StylesController],
  providers: [...tables.providers, CalendarService, StylesService],
})
export class InvestModule {}
