import {
  EMPTY,
  formatNumber,
  growthOf,
  noGrowthReason,
  periodsOf,
  reasonText,
  UNITS,
  type Period,
  type PeriodKind,
  type StatementRow,
  type UnitId,
} from '@console/contract-core';
import { isRatio, unitOf } from './statement-figures.ts';

/**
 * What a column shows of its period: the value itself, the one it is compared with, their difference and the
 * growth.
 */
export type Measure = 'value' | 'prior' | 'change' | 'growth';

export interface StatementColumn {
  readonly key: string;
  readonly period: Period;
  readonly measure: Measure;
  readonly title: string;
  readonly unit?: string;
  readonly group?: string;
}

export interface ColumnOptions {
  readonly kind: PeriodKind;
  readonly newestFirst: boolean;
  readonly measures: readonly Measure[];
  /** The titles of the measures: 同比 against a year before, 环比 against a quarter. */
  readonly titles: Readonly<Record<Measure, string>>;
}

/** The columns of a statement: one a period, or a group of them where more than the value is shown. */
export function statementColumns(
  lines: readonly StatementRow[],
  { kind, newestFirst, measures, titles }: ColumnOptions,
): readonly StatementColumn[] {
  const found = periodsOf(lines, kind);
  const periods = newestFirst ? found : [...found].reverse();
  const alone = measures.length === 1;
  return periods.flatMap((period) =>
    measures.map((measure) => ({
      key: `${period} ${measure}`,
      period,
      measure,
      title: alone ? period : titles[measure],
      ...(alone ? {} : { group: period }),
      ...(measure === 'growth' ? { unit: UNITS.percent.text } : {}),
    })),
  );
}

export interface CellText {
  readonly text: string;
  /** Drawn in the market's colour. */
  readonly change: boolean;
  /** Why there is nothing, where that is known. */
  readonly reason?: string | undefined;
}

/** A cell as it is drawn: scaled and rounded by its line's unit, — for nothing. */
export function statementCell(
  row: StatementRow,
  { period, measure }: StatementColumn,
  unit: UnitId,
): CellText {
  const value = row[period] ?? null;
  const prior = row.prior?.[period] ?? null;
  const own = unitOf(row, unit);
  if (measure === 'value') {
    const signed = row.change ?? false;
    const reason = reasonText(row.why?.[period]);
    return {
      text: formatNumber(value, { unit: own, signed }),
      change: signed,
      ...(reason ? { reason } : {}),
    };
  }
  if (measure === 'prior') return { text: formatNumber(prior, { unit: own }), change: false };
  if (measure === 'change') {
    const change = value === null || prior === null ? null : value - prior;
    return { text: formatNumber(change, { unit: own, signed: true }), change: true };
  }
  // A ratio is compared in points, as its change.
  if (isRatio(row)) return { text: EMPTY, change: false };
  const reason = reasonText(noGrowthReason(value, prior));
  const text = formatNumber(growthOf(value, prior), { unit: 'percent', signed: true });
  return { text, change: true, ...(reason ? { reason } : {}) };
}

/** A line's label with its unit, where that is not the statement's own. */
export function labelUnit(row: StatementRow, unit: UnitId): string {
  return row.unit === undefined || row.unit === unit ? '' : UNITS[row.unit].text;
}
