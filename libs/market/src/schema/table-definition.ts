import type { UnitId } from '@console/contract-core';

/**
 * A mart table as data. From one definition come its DDL, the documented CSV header, the check of every
 * imported row and the column list of the bulk load; `docs/data-format.md` is generated from it too.
 */
export interface TableDefinition {
  readonly name: string;
  /** In Chinese, as operations read it. */
  readonly title: string;
  readonly note: string;
  readonly columns: readonly ColumnDefinition[];
  /** Identifies a row; two rows of one load with the same key are refused. */
  readonly key: readonly string[];
  /** The key is a unique index beside an auto-increment `id`, so that ids survive every reload. */
  readonly surrogate?: true;
  readonly indexes?: readonly (readonly string[])[];
  /**
   * merge: rows are added or overwritten by key, others stay (daily increments).
   * replace: the load is the whole table (trees, histories).
   * derived: computed by the importer, never read from a file.
   */
  readonly load: 'merge' | 'replace' | 'derived';
  /** A date column: the newest value loaded is the load's as-of date. */
  readonly asOf?: string;
  /** One partition a year of the `asOf` column, added by the importer when a year first appears. */
  readonly yearly?: true;
  /** Tables that must be loaded before this one. */
  readonly needs?: readonly string[];
  readonly rules?: readonly RowRule[];
}

export type ColumnType = 'text' | 'enum' | 'date' | 'integer' | 'number' | 'flag' | 'security';

export interface ColumnDefinition {
  readonly name: string;
  /** In Chinese, as an analyst reads it in a list of indicators. */
  readonly title: string;
  /**
   * `integer` BIGINT, `number` DOUBLE, `flag` 0 or 1, `date` `YYYY-MM-DD`; `security` is written
   * `600519.SH` in files and stored as the security's id.
   */
  readonly type: ColumnType;
  readonly note: string;
  readonly unit?: UnitId;
  readonly nullable?: true;
  /** Characters at most, for text. */
  readonly size?: number;
  /** A regular expression for the whole text. */
  readonly pattern?: string;
  readonly values?: readonly string[];
  readonly min?: number;
  readonly max?: number;
  /** Not in the file: computed from other columns of the same row. */
  readonly filledFrom?: Filling;
}

/** How the importer fills a column in; only a `nullable` one may come out empty. */
export type Filling =
  | { readonly by: 'pinyin' | 'pinyin-initials'; readonly column: string }
  /** Σ weight × column. A missing part counts as 0; empty where all are missing. */
  | { readonly by: 'weighted-sum'; readonly weights: Readonly<Record<string, number>> }
  /** The score of each value of a column; empty where it is missing or not listed. */
  | { readonly by: 'score'; readonly column: string; readonly scores: Readonly<Record<string, number>> };

/** Rules between the columns of one row; `unless` names a flag that lifts the rule. */
export type RowRule =
  | { readonly kind: 'ascending'; readonly columns: readonly string[]; readonly unless?: string }
  | { readonly kind: 'present'; readonly columns: readonly string[]; readonly unless?: string }
  | SumRule;

/**
 * total = Σ plus − Σ minus, to the yuan or a millionth. A missing part counts as 0; the rule is lifted
 * where the total is missing.
 */
export interface SumRule {
  readonly kind: 'sum';
  readonly total: string;
  readonly plus: readonly string[];
  readonly minus?: readonly string[];
}

/** Keeps the literal names, so that `RowOf` and column references are checked by the compiler. */
export function defineTable<const T extends TableDefinition>(definition: T): T {
  return definition;
}

type ValueOf<C extends ColumnDefinition> = C['type'] extends 'enum'
  ? C extends { readonly values: readonly (infer V)[] }
    ? V
    : string
  : C['type'] extends 'text' | 'date'
    ? string
    : number;

/** A row as mysql2 reads it: dates as `YYYY-MM-DD` text, everything numeric as a number. */
export type RowOf<T extends TableDefinition> = {
  readonly [C in T['columns'][number] as C['name']]:
    | ValueOf<C>
    | (C extends { readonly nullable: true } ? null : never);
} & (T extends { readonly surrogate: true } ? { readonly id: number } : unknown);

/** The columns of a file, in the order of its documented header. */
export function fileColumns(definition: TableDefinition): readonly ColumnDefinition[] {
  return definition.columns.filter((column) => !column.filledFrom);
}

/** A column's name in files: a security is given by its code, not by our id. */
export function headerName(column: ColumnDefinition): string {
  return column.type === 'security' ? 'security' : column.name;
}
