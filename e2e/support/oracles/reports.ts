import { formatNumber, type UnitId } from '@console/contract-core';
import type { ShownLine } from '../screens/shown-statement.ts';
import type { TemplateLine } from './statement-templates.ts';
import { rows } from '../suite/suite.ts';

/** The figures of a report, by the mart's column, in base units. */
export type Figures = Readonly<Record<string, number | null>>;
/** Reports by the last day of their period, the newest first. */
export type Reports = ReadonlyMap<string, Figures>;
export type Value = number | null;

export type ReportsTable =
  | 'income_statement'
  | 'balance_sheet'
  | 'cash_flow_statement'
  | 'financial_analysis';

/** All of a company's reports in the mart. */
export async function reportsOf(table: ReportsTable, securityId: number): Promise<Reports> {
  const found = await rows<Figures & { readonly report_period: string }>(
    `SELECT * FROM {market}.${table} WHERE security_id = ? ORDER BY report_period DESC`,
    [securityId],
  );
  return new Map(found.map((row) => [row.report_period, row]));
}

const BEFORE: Readonly<Record<string, string>> = {
  '06-30': '03-31',
  '09-30': '06-30',
  '12-31': '09-30',
};

/**
 * Each quarter alone: a report less the one before it in its year. Cash is not a sum: a quarter begins with the
 * cash at the end of the report before.
 */
export function singleQuarters(reports: Reports): Reports {
  return new Map(
    [...reports].map(([day, figures]) => {
      const before = BEFORE[day.slice(5)];
      if (before === undefined) return [day, figures];
      const former = reports.get(`${day.slice(0, 5)}${before}`);
      const alone = Object.keys(figures).map((name) => [
        name,
        name === 'cash_end'
          ? figures[name]
          : name === 'cash_begin'
            ? (former?.['cash_end'] ?? null)
            : less(figures[name], former?.[name]),
      ]);
      return [day, Object.fromEntries(alone)];
    }),
  );
}

export const yearBefore = (day: string): string => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/** The last day of the quarter before. */
export const quarterBefore = (day: string): string => {
  const before = BEFORE[day.slice(5)];
  return before === undefined ? `${yearBefore(day).slice(0, 4)}-12-31` : `${day.slice(0, 5)}${before}`;
};

const CUMULATED: Readonly<Record<string, string>> = {
  '03-31': 'Q1',
  '06-30': 'H1',
  '09-30': 'Q3',
  '12-31': 'Y',
};
/** The name of a period: 2026H1. */
export const periodName = (day: string): string => `${day.slice(0, 4)}${CUMULATED[day.slice(5)] ?? '?'}`;
/** The name of a quarter: 2026Q2. */
export const quarterName = (day: string): string => `${day.slice(0, 4)}Q${Number(day.slice(5, 7)) / 3}`;

/** The days within `years` of the newest. */
export const within = (reports: Reports, years: number): readonly string[] => {
  const [newest = ''] = reports.keys();
  return [...reports.keys()].filter((day) => day > `${Number(newest.slice(0, 4)) - years}${newest.slice(4)}`);
};

/** The difference, null where one of the two is unknown. */
export const less = (value: Value | undefined, other: Value | undefined): Value =>
  value === null || value === undefined || other === null || other === undefined ? null : value - other;

/** Growth over the earlier figure, relative to its absolute value; null without a base. */
export const growth = (value: Value | undefined, before: Value | undefined): Value => {
  const change = less(value, before);
  // No growth over a loss, nor over less than a hundredth of the figure.
  if (change === null || !before || before < 0 || before < Math.abs(value ?? 0) / 100) return null;
  return change / before;
};

/** A quotient; null where the divisor is unknown or 0. */
export const share = (part: Value | undefined, whole: Value | undefined): Value =>
  part === null || part === undefined || !whole ? null : part / whole;

/** The drawn text: — for null. */
export const drawn = (value: Value | undefined, unit: UnitId): string =>
  formatNumber(value ?? null, { unit });
/** The text of a change, with its sign. */
export const signed = (value: Value | undefined, unit: UnitId): string =>
  formatNumber(value ?? null, { unit, signed: true });

const UNITS: Readonly<Record<string, UnitId>> = { 元: 'yuan', '%': 'percent', 倍: 'multiple' };
/** The unit of a line, in a statement in `unit`. */
export const unitOf = (line: TemplateLine, unit: UnitId): UnitId => UNITS[line.unit] ?? unit;

/** A statement's lines with the cells that `cellsOf` makes for each period; a heading's are empty. */
export function linesWith(
  template: readonly TemplateLine[],
  days: readonly string[],
  cellsOf: (line: TemplateLine, column: string, day: string) => readonly string[],
): readonly ShownLine[] {
  const [first = ''] = days;
  return template.map((line) => {
    const { title, unit, bold, indent, column } = line;
    const width = cellsOf(line, column ?? '', first).length;
    const cells = days.flatMap((day) =>
      column === null ? Array.from({ length: width }, () => '') : cellsOf(line, column, day),
    );
    return { title, unit, bold, indent, cells };
  });
}
