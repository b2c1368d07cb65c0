import { formatNumber, UNITS, type UnitId } from '@console/contract-core';
import { figureOf, titleOf } from '../data/export/sheet-of-table.ts';
import type { Sheet } from '../data/export/sheet.ts';
import type { GridColumn } from './frozen-grid.tsx';

/** A measure of every year: `{ key: 'roeFy', … }` is in the keys `roeFy2025`, `roeFy2026`. */
export interface YearMeasure {
  readonly key: string;
  readonly title: string;
  readonly unit: UnitId;
}

/** One row: the years it names, comma-separated, and a value for each measure and year. */
export interface YearRow {
  readonly year: string;
}

export interface YearColumn extends GridColumn {
  readonly title: string;
  readonly group: string;
  readonly groupUnit: string;
  readonly measure: YearMeasure;
}

/** A group of columns for each measure, one a year; the years are those of the first row. */
export function yearColumns(
  rows: readonly YearRow[],
  measures: readonly YearMeasure[],
): readonly YearColumn[] {
  const years = (rows[0]?.year ?? '').split(',').filter((year) => /^\d{4}$/.test(year));
  return measures.flatMap((measure) =>
    years.map((year) => ({
      key: `${measure.key}${year}`,
      title: year,
      group: measure.title,
      groupUnit: UNITS[measure.unit].text,
      measure,
    })),
  );
}

/** A value as it is drawn: — for nothing. */
export const yearCell = (row: YearRow, column: YearColumn): string =>
  formatNumber(yearValue(row, column), { unit: column.measure.unit });

function yearValue(row: YearRow, { key }: YearColumn): number | null {
  const value: unknown = Reflect.get(row, key);
  return typeof value === 'number' ? value : null;
}

export interface ShownYears<Row extends YearRow> {
  readonly title: string;
  readonly source: string;
  readonly asOf: string | null;
  readonly rowTitle: string;
  readonly rows: readonly Row[];
  readonly columns: readonly YearColumn[];
  readonly labelOf: (row: Row) => string;
}

/** The rows as a sheet, in the columns that are shown. */
export function yearSheet<Row extends YearRow>(shown: ShownYears<Row>): Sheet {
  const { title, source, asOf, rowTitle, rows, columns, labelOf } = shown;
  return {
    title,
    source,
    asOf,
    about: `共 ${rows.length} 条`,
    header: [rowTitle, ...columns.map((column) => `${titleOf(column.measure)} ${column.title}`)],
    rows: rows.map((row) => [
      labelOf(row),
      ...columns.map((column) => figureOf(yearValue(row, column), column.measure.unit)),
    ]),
  };
}
