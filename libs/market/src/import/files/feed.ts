import { fileColumns, headerName, type TableDefinition } from '../../schema/table-definition.ts';
import { compileCell, type ReadCell } from './compile-cell.ts';
import type { FeedMapping } from './mapping.ts';

/** Turns one file's records into rows of one table: a cell reader per file column of the table. */
export interface Feed {
  readonly table: TableDefinition;
  readonly cells: readonly ReadCell[];
  readonly distinct: boolean;
  /** True for a record that is left out on purpose. */
  readonly skips: (record: readonly string[]) => boolean;
}

/** Thrown when a file's header cannot feed the table; lists every fault. */
export class HeaderError extends Error {}

/** The documented format: the header is the table's own columns, nullable ones may be left out. */
export function documentedFeed(table: TableDefinition, header: readonly string[]): Feed {
  const columns = fileColumns(table);
  const names = columns.map(headerName);
  const faults = [
    ...header.filter((name) => !names.includes(name)).map((name) => `unknown column ${name}`),
    ...columns
      .filter((column) => !column.nullable && !header.includes(headerName(column)))
      .map((column) => `missing column ${headerName(column)}`),
    ...repeated(header),
  ];
  if (faults.length > 0) throw new HeaderError(faults.join('; '));
  const cells = names.map((name) =>
    compileCell(header.includes(name) ? { column: name } : { constant: '' }, header),
  );
  return { table, cells, distinct: false, skips: () => false };
}

/** A vendor's file: each column as the mapping says. */
export function mappedFeed(table: TableDefinition, mapping: FeedMapping, header: readonly string[]): Feed {
  const columns = fileColumns(table);
  const names = columns.map(headerName);
  const faults = [
    ...Object.keys(mapping.columns)
      .filter((name) => !names.includes(name))
      .map((name) => `${table.name} has no column ${name}`),
    ...columns
      .filter((column) => !column.nullable && !mapping.columns[headerName(column)])
      .map((column) => `the mapping gives no ${headerName(column)}`),
    ...wantedHeaders(mapping)
      .filter((name) => !header.includes(name))
      .map((name) => `missing column ${name}`),
    ...repeated(header),
  ];
  if (faults.length > 0) throw new HeaderError([...new Set(faults)].join('; '));
  const skip = mapping.skipWhen;
  const at = skip ? header.indexOf(skip.column) : -1;
  return {
    table,
    cells: names.map((name) => compileCell(mapping.columns[name] ?? { constant: '' }, header)),
    distinct: mapping.distinct ?? false,
    skips: skip ? (record) => record[at]?.trim() === skip.equals : () => false,
  };
}

function wantedHeaders(mapping: FeedMapping): readonly string[] {
  const cells = Object.values(mapping.columns);
  return [
    ...cells.flatMap((cell) => (cell.column === undefined ? [] : [cell.column])),
    ...cells.flatMap((cell) => (cell.overrides ?? []).map((override) => override.when.column)),
    ...(mapping.skipWhen ? [mapping.skipWhen.column] : []),
  ];
}

function repeated(header: readonly string[]): readonly string[] {
  return [...new Set(header.filter((name, at) => header.indexOf(name) !== at))].map(
    (name) => `column ${name} occurs twice`,
  );
}
