import { compareValues, type Page, type RowOf, type TableEntry } from '@console/contract-core';
import type { TableQuery } from '@console/node-kit/http';
import { orNull } from '@console/quant';

/** A table of series: a text or a figure (NaN where missing) for each place of every column. */
export interface SeriesTable {
  readonly columns: Readonly<Record<string, readonly string[] | Float64Array>>;
  /** The places that are rows of the table, oldest first. */
  readonly rows: readonly number[];
  /** The newest day of the data; null without rows. */
  readonly asOf: string | null;
}

/** A page of a table of series, sorted as asked; missing figures are last in both directions, equal rows newest first. */
export function dayPage<E extends TableEntry>(
  { sort, page, size }: Pick<TableQuery<E>, 'sort' | 'page' | 'size'>,
  { columns, rows, asOf }: SeriesTable,
): Page<RowOf<E>> {
  const by = columns[sort.column];
  if (by === undefined) throw new RangeError(`no such column: ${sort.column}`);
  const sorted = [...rows].reverse().sort((one, other) => compareValues(by[one], by[other], sort.direction));
  const content = sorted
    .slice(page * size, (page + 1) * size)
    .map((row) =>
      Object.fromEntries(
        Object.entries(columns).map(([key, values]) => [
          key,
          values instanceof Float64Array ? orNull(values[row] as number) : values[row],
        ]),
      ),
    );
  return { totalElements: rows.length, content: content as RowOf<E>[], asOf };
}
