import {
  periodsOf,
  type ChartEntry,
  type Column,
  type Page,
  type Statement,
  type StatementEntry,
  type StatementRow,
  type TableEntry,
} from '@console/contract-core';
import { periodsOfDates, type PeriodLine } from './periods-of-dates.ts';
import type { DataColumn, ReadableEntry } from './reading.ts';

/** A figure as it was read, over all lines that came. */
export interface ReadColumn extends DataColumn {
  /** In the order of the lines; base units. */
  readonly values: readonly (number | null)[];
}

/** The line of a table that was read: of a period, of an entity, or of both. */
export interface ReadLine extends PeriodLine {
  /** What the line is of, where it is not the subject itself. */
  readonly entity: string | null;
}

/** What an entry answered, newest first, whatever its kind. */
export interface ReadTable {
  readonly lines: readonly ReadLine[];
  readonly columns: readonly ReadColumn[];
}

/** The figures of a table, a chart or a statement. The answer is of that entry, as its service sent it. */
export function readTable(
  entry: ReadableEntry,
  answer: unknown,
  figures: readonly string[] | null,
): ReadTable {
  if (entry.kind === 'table') return tableRead(entry, answer as Page<Row>, figures);
  if (entry.kind === 'chart') return chartRead(entry, answer as Points, figures);
  return statementRead(entry, answer as Statement);
}

type Row = Readonly<Record<string, unknown>>;
type Points = readonly Row[] | { readonly points: readonly Row[] };

const NAMES = ['shortName', 'corpName', 'industryName', 'holderName', 'strategyName', 'name'];

function tableRead(
  { columns, defaultSort, source }: TableEntry,
  { content }: Page<Row>,
  figures: readonly string[] | null,
): ReadTable {
  const [sorted] = defaultSort.split(',');
  const over = columns.find(({ key, unit }) => key === sorted && unit === undefined);
  const named = columns.find(({ key }) => NAMES.includes(key));
  const days = content.map((row) => textOf(row, over));
  const entities = content.map((row) => textOf(row, named));
  const periods = periodsOfDates(days, { periodic: source === '定期报告' });
  return {
    lines: content.map((_, at) => {
      const entity = entities[at] ?? null;
      const { period, label } = periods[at] ?? { period: '', label: '' };
      return { period, label: entity === null ? label : [entity, label].filter(Boolean).join(' '), entity };
    }),
    columns: columns.flatMap(({ key, title, unit }) =>
      unit === undefined || (figures !== null && !figures.includes(key))
        ? []
        : [{ title, unit, values: content.map((row) => numberOf(row, key)) }],
    ),
  };
}

function chartRead(
  { over, bars, lines }: ChartEntry,
  answer: Points,
  figures: readonly string[] | null,
): ReadTable {
  const points = [...('points' in answer ? answer.points : answer)].reverse();
  const periods = periodsOfDates(
    points.map((point) => String(point[over.key] ?? '')),
    { periodic: false },
  );
  return {
    lines: periods.map((line) => ({ ...line, entity: null })),
    columns: [...bars, ...lines].flatMap(({ key, title, unit }) =>
      figures !== null && !figures.includes(key)
        ? []
        : [
            {
              title: title.replaceAll(/\{(\w+)\}/g, (_, field: string) => fieldOf(answer, field)),
              unit,
              values: points.map((point) => numberOf(point, key)),
            },
          ],
    ),
  };
}

function statementRead({ periods: kind, unit }: StatementEntry, { lines }: Statement): ReadTable {
  const periods = periodsOf(lines, kind);
  // The next of the expected years comes first, not the farthest.
  const expected = periods.filter((period) => period.endsWith('E')).reverse();
  const ordered = [...expected, ...periods.filter((period) => !period.endsWith('E'))];
  const columns = lines.flatMap((line, at) => {
    const values = ordered.map((period) => line[period] ?? null);
    if (values.every((value) => value === null)) return [];
    const column = { title: titleOf(lines, at), unit: line.unit ?? unit, values };
    return [line.bold ? { ...column, key: true as const } : column];
  });
  const shown = periodsOfDates(ordered, { periodic: true });
  return { lines: shown.map((line) => ({ ...line, entity: null })), columns };
}

/** The label of a line; a 同比 is of the line above it. */
function titleOf(lines: readonly StatementRow[], at: number): string {
  const title = lines[at]?.cn.trim() ?? '';
  if (title !== '同比') return title;
  const above = lines.slice(0, at).findLast(({ cn }) => cn.trim() !== '同比');
  return `${above?.cn.trim() ?? ''}${title}`;
}

const textOf = (row: Row, column: Pick<Column, 'key'> | undefined): string | null => {
  const value = column && row[column.key];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
};

const numberOf = (row: Row, key: string): number | null => {
  const value = row[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

const fieldOf = (answer: Points, field: string): string => {
  const value = (answer as Row)[field];
  return typeof value === 'string' ? value : '';
};
