/** The investment domain as mfe-invest and services/invest both know it: tables, calls and pages. */
import { styleCalls, styleList } from './style-entries.ts';
import { tradingCalendar } from './trading-calendar.ts';

export const investTables = { styleList } as const;
export const investEntries = { tradingCalendar, ...investTables, ...styleCalls } as const;
export { investModule } from './manifest.ts';
export type { Style } from './style-entries.ts';
export * from './style-fields.ts';
export { STYLE_MESSAGES } from './style-messages.ts';
