import { Module } from '@nestjs/common';
import { CalendarController } from './calendar/calendar.controller.ts';
import { CalendarService } from './calendar/calendar.service.ts';

@Module({ controllers: [CalendarController], providers: [CalendarService] })
export class InvestModule {}
