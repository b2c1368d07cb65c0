import { Module } from '@nestjs/common';
import { investTables } from '@console/contract-invest';
import { tableControllers } from '@console/node-kit';
import { CalendarController } from './calendar/calendar.controller.ts';
import { CalendarService } from './calendar/calendar.service.ts';
import { StyleListSource } from './styles/style-list.source.ts';
import { StylesController } from './styles/styles.controller.ts';
import { StylesService } from './styles/styles.service.ts';

const tables = tableControllers(investTables, { styleList: StyleListSource });

@Module({
  controllers: [...tables.controllers, CalendarController, StylesController],
  providers: [...tables.providers, CalendarService, StylesService],
})
export class InvestModule {}
