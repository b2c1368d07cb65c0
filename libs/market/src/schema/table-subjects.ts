import { BUSINESS_TABLES } from './business/business-tables.ts';
import { COMPANY_TABLES } from './company/company-tables.ts';
import { EVENT_TABLES } from './events/event-tables.ts';
import { FUND_TABLES } from './fund/fund-tables.ts';
import { HOLDER_TABLES } from './holders/holder-tables.ts';
import { STATEMENT_TABLES } from './statements/statement-tables.ts';
import type { TableDefinition } from './table-definition.ts';
import { DERIVED_TABLES, FILE_TABLES } from './tables.ts';
import { TRADING_TABLES } from './trading/trading-tables.ts';
import { dailyBar } from './trading/daily-bar.ts';

const BY_SUBJECT = {
  trading: [dailyBar, ...TRADING_TABLES],
  statements: STATEMENT_TABLES,
  business: BUSINESS_TABLES,
  company: COMPANY_TABLES,
  holders: HOLDER_TABLES,
  events: EVENT_TABLES,
  fund: FUND_TABLES,
  derived: DERIVED_TABLES,
} satisfies Readonly<Record<string, readonly TableDefinition[]>>;

const PLACED = new Set(Object.values<readonly TableDefinition[]>(BY_SUBJECT).flat());

/** Every table of the mart by subject, in the order of loading; a table without a subject is reference. */
export const TABLE_SUBJECTS: Readonly<
  Record<'reference' | keyof typeof BY_SUBJECT, readonly TableDefinition[]>
> = { reference: FILE_TABLES.filter((table) => !PLACED.has(table)), ...BY_SUBJECT };
export type TableSubject = keyof typeof TABLE_SUBJECTS;
