import {
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
  readonly groupUnit?: string;
}

export interface ColumnOptions {
  readonly kind: PeriodKind;
  readonly newestFirst: boolean;
  readonly measures: readonly Measure[];
  /** The titles of the measures: 同比 against a year before, 环比 against a quarter. */
  readonly titles: Readonly<Record<Measure, string>>;
  /** A note on a period, after its name. */
  readonly noteOf?: (period: Period) => string | undefined;
}

/** The columns of a statement: one a period, or a group of them where more than the value is shown. */
export function statementColumns(
  lines: readonly StatementRow[],
  { kind, newestFirst, measures, titles, noteOf }: ColumnOptions,
): readonly StatementColumn[] {
  const found = periodsOf(lines, kind);
  const periods = newestFirst ? found : [...found].reverse();
  const alone = measures.length === 1;
  return periods.flatMap((period) => {
    const note = noteOf?.(period);
    return measures.map((measure) => ({
      key: `${period} ${measure}`,
      period,
      measure,
      title: alone ? period : titles[measure],
      ...(alone ? {} : { group: period }),
      ...(measure === 'growth' ? { unit: UNITS.percent.text } : {}),
      ...(note === undefined ? {} : alone ? { unit: note } : { groupUnit: note }),
    }));
  });
}

export interface CellText {
  readonly text: string;
  /** What the text shows, in base units of `unit`. */
  readonly value: number | null;
  readonly unit: UnitId;
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
  const compared = row.comparable === undefined ? value : (row.comparable[period] ?? null);
  const prior = row.prior?.[period] ?? null;
  const own = unitOf(row, unit);
  const figure = (shown: number | null, change: boolean, as: UnitId = own): CellText => ({
    text: formatNumber(shown, { unit: as, signed: change }),
    value: shown,
    unit: as,
    change,
  });
  if (measure === 'value') {
    const reason = reasonText(row.why?.[period]);
    return { ...figure(value, row.change ?? false), ...(reason ? { reason } : {}) };
  }
  if (measure === 'prior') return figure(prior, false);
  if (measure === 'change')
    return figure(compared === null || prior === null ? null : compared - prior, true);
  // A ratio is compared in points, as its change.
  if (isRatio(row)) return figure(null, false);
  const reason = reasonText(noGrowthReason(compared, prior));
  return { ...figure(growthOf(compared, prior) ?? null, true, 'percent'), ...(reason ? { reason } : {}) };
}

/** A line's label with its unit, where that is not the statement's own. */
export function labelUnit(row: StatementRow, unit: UnitId): string {
  return row.unit === undefined || row.unit === unit ? '' : UNITS[row.unit].text;
}
