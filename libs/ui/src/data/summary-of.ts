/** A row at the foot of a table that summarises all rows above it: 合计, 均值. */
export interface TableSummary<Row> {
  readonly label: string;
  /** An explanation of the label, shown on hover. */
  readonly hint?: string;
  /** The values in base units, like the rows. A column without a value is displayed as —. */
  of(rows: readonly Row[]): SummaryValues<Row>;
}

export type SummaryValues<Row> = { readonly [Key in keyof Row]?: number | null };

/** 合计 of additive columns: what flowed or was sold, never a level or a ratio. Null where nothing is numeric. */
export function totalOf<Row>(...keys: readonly (keyof Row)[]): TableSummary<Row> {
  return {
    label: '合计',
    of: (rows) => perKey(rows, keys, (values) => (values.length === 0 ? null : sumOf(values))),
  };
}

/** 均值 of the values that are there, 0 where none is. */
export function meanOf<Row>(...keys: readonly (keyof Row)[]): TableSummary<Row> {
  return {
    label: '均值',
    hint: '按非空值计算，没有数值时为 0',
    of: (rows) => perKey(rows, keys, (values) => (values.length === 0 ? 0 : sumOf(values) / values.length)),
  };
}

function perKey<Row>(
  rows: readonly Row[],
  keys: readonly (keyof Row)[],
  reduce: (values: readonly number[]) => number | null,
): SummaryValues<Row> {
  const values = keys.map((key) => {
    const present = rows.map((row) => row[key]).filter((value) => typeof value === 'number');
    return [key, reduce(present)] as const;
  });
  return Object.fromEntries(values) as SummaryValues<Row>;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
