/** The investment domain as mfe-invest and services/invest both know it: tables, calls and pages. */
import { tradingCalendar } from './trading-calendar.ts';

export const investEntries = { tradingCalendar } as const;
export { investModule } from './manifest.ts';
