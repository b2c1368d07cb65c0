import type { TableDefinition } from '../schema/table-definition.ts';
import { MARKET_TABLES } from '../schema/tables.ts';

/** SQL over a table of reports: the day a row became known, and its quarter. */
export interface ReportSource {
  readonly known: string;
  /** year × 4 + quarter − 1: periods without gaps. */
  readonly period: string;
  /** The condition of the rows to read; undefined: all. */
  readonly where?: string;
}

const quarterOf = (date: string): string => `YEAR(${date}) * 4 + QUARTER(${date}) - 1`;

const BY_KEY: Readonly<Record<string, ReportSource>> = {
  'security_id,report_period': { known: 'announce_date', period: quarterOf('report_period') },
  // A yearly report belongs to the last quarter of its year.
  'security_id,year': { known: 'announce_date', period: 'year * 4 + 3' },
  // The year that contains the day of the expectations; a later day of the quarter replaces an earlier.
  'security_id,report_date,fiscal_year': {
    known: 'report_date',
    period: quarterOf('report_date'),
    where: 'is_actual = 0 AND fiscal_year = YEAR(report_date)',
  },
};

/** The SQL to read a table as reports; undefined for one that has several rows per stock and period. */
export function reportSource({ key }: Pick<TableDefinition, 'key'>): ReportSource | undefined {
  return BY_KEY[key.join()];
}

/** Whether a row of the table is about one stock on one day. */
export function isDailyTable({ key }: Pick<TableDefinition, 'key'>): boolean {
  return key.join() === 'trade_date,security_id';
}

/** @throws Error for a name that is no table of the mart */
export function martTable(name: string): TableDefinition {
  const table = MARKET_TABLES.find((one) => one.name === name);
  if (table === undefined) throw new Error(`no such table: ${name}`);
  return table;
}
