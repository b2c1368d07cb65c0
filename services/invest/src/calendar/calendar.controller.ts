import { Controller } from '@nestjs/common';
import { investEntries } from '@console/contract-invest';
import type { OutputOf } from '@console/contract-core';
import { Serve } from '@console/node-kit';
import { CalendarService } from './calendar.service.ts';

@Controller()
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  @Serve(investEntries.tradingCalendar)
  tradingCalendar(): Promise<OutputOf<typeof investEntries.tradingCalendar>> {
    return this.calendar.tradingCalendar();
  }
}
