import { calendarCalls } from '@console/contract-invest';
import { answers, by } from '@console/node-kit/http';
import { CalendarService } from './calendar.service.ts';

export const calendarAnswers = answers(calendarCalls, {
  tradingCalendar: by(CalendarService, (calendar) => calendar.tradingCalendar()),
});
