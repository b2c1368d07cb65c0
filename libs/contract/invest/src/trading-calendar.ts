import { call } from '@console/contract-core';
import { z } from 'zod';

/** The trading days of strategies, and when each frequency next signals. */
const tradingCalendar = call({
  id: 'invest.tradingCalendar',
  title: '交易日历与调仓信号日',
  method: 'GET',
  path: '/api/invest/tradingCalendar',
  services: ['invest'],
  needs: 'tzgl_view',
  input: z.strictObject({}),
  output: z.object({
    /** The last trading day with a complete snapshot; null before the first import. */
    businessDate: z.string().nullable(),
    firstDate: z.string().nullable(),
    tradingDays: z.number().int(),
    /** The securities with a bar on the business date, and those of them that a strategy may buy. */
    universe: z.object({
      listed: z.number().int(),
      suspended: z.number().int(),
      st: z.number().int(),
      /** Listed under 60 trading days. */
      recent: z.number().int(),
      eligible: z.number().int(),
    }),
    /** 1 day, 2 week, 3 month, 4 quarter: the last signal day and the next one by the calendar. */
    signals: z.array(
      z.object({
        frequency: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
        title: z.string(),
        last: z.string().nullable(),
        next: z.string().nullable(),
      }),
    ),
  }),
});

export const calendarCalls = { tradingCalendar } as const;
