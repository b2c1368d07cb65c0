import type { FilterOf, RowOf, TableEntry } from '@console/contract-core';
import type { Expression, ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely';
import type { MartTables } from '../schema/mart-tables.ts';

export type Mart = Kysely<MartTables>;
export type MartName = Extract<keyof MartTables, string>;

/** The mart's name of a row's key, unless its source says otherwise: `reportDate` is `report_date`. */
export type ColumnOf<Key extends string> = Key extends `${infer Sign}${infer Rest}`
  ? `${Sign extends Lowercase<Sign> ? Sign : `_${Lowercase<Sign>}`}${ColumnOf<Rest>}`
  : '';

/** The tables of a query over one table of the mart, which it calls `t`. */
export type OneTable<Name extends MartName> = {
  [Table in MartName | 't']: Table extends 't'
    ? MartTables[Name]
    : Table extends MartName
      ? MartTables[Table]
      : never;
};

/** The builder of expressions over one table of the mart. */
export type TableOf<Name extends MartName> = ExpressionBuilder<OneTable<Name>, 't'>;

/** Rows of `t`, which has a `security_id`, and what is joined to them. */
export type FactRows<DB, TB extends keyof DB> = SelectQueryBuilder<DB, TB, object>;

type Fact<DB> = DB extends { readonly t: infer Row } ? Row : never;
export type FactColumn<DB> = Extract<keyof Fact<DB>, string>;
type Key<E extends TableEntry> = Extract<keyof RowOf<E>, string>;
type Cell<E extends TableEntry, K extends Key<E>> = RowOf<E>[K];

/** Columns of `t` whose values fit. */
type FittingColumn<DB, Value> = {
  [Column in FactColumn<DB>]: Fact<DB>[Column] extends Value ? Column : never;
}[FactColumn<DB>];

/** Another column of `t`, or an expression over the tables. */
export type Source<DB, TB extends keyof DB, Value> =
  | FittingColumn<DB, Value>
  | ((tables: ExpressionBuilder<DB, TB>) => Expression<Value>);

/** The keys of a row without a column of `t` of the same name and type. */
type ExceptionKey<E extends TableEntry, DB> = {
  [K in Key<E>]: ColumnOf<K> extends keyof Fact<DB>
    ? Fact<DB>[ColumnOf<K>] extends Cell<E, K>
      ? never
      : K
    : K;
}[Key<E>];

/** The sources of a row's keys, exceptions only: the others are the columns of `t` with the same name. */
export type Exceptions<E extends TableEntry, DB, TB extends keyof DB> = {
  readonly [K in ExceptionKey<E, DB>]: Source<DB, TB, Cell<E, K>>;
} & { readonly [K in Key<E>]?: Source<DB, TB, Cell<E, K>> };

export interface FactSource<E extends TableEntry, DB, TB extends keyof DB> {
  readonly columns: Exceptions<E, DB, TB>;
  readonly where?: (rows: FactRows<DB, TB>, filter: FilterOf<E>) => FactRows<DB, TB>;
  /** Among equals the newest come first, whichever way the table is sorted. */
  readonly newestFirst?: true;
  /** The column of the key that ranks rows: among equals it ascends, whichever way the table is sorted. */
  readonly ranking?: string;
}

/** Facts of one table of the mart, with its key. */
export interface TableFacts<
  E extends TableEntry,
  Name extends MartName,
  DB,
  TB extends keyof DB,
> extends FactSource<E, DB, TB> {
  readonly of: Name;
  /** Joins that neither add nor drop rows. */
  readonly join?: (rows: FactRows<OneTable<Name>, 't'>) => FactRows<DB, TB>;
  /** The day that a row is about; the newest is the as-of day of the table. Default: that of the definition. */
  readonly asOf?: FactColumn<OneTable<Name>>;
}

/** Facts from several tables. */
export interface MadeFacts<E extends TableEntry, DB, TB extends keyof DB> extends FactSource<E, DB, TB> {
  readonly from: (mart: Mart) => FactRows<DB, TB>;
  /** The same rows made more cheaply, to count them, where making them is expensive. */
  readonly counted?: (mart: Mart) => FactRows<DB, TB>;
  /** Unique among the rows of one security: breaks ties, so that no row shows on two pages. */
  readonly key: readonly FactColumn<DB>[];
  readonly asOf: FactColumn<DB>;
}
