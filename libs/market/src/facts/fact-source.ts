import type { FilterOf, RowOf, TableEntry } from '@console/contract-core';
import type { Expression, ExpressionBuilder, Kysely, SelectQueryBuilder } from 'kysely';
import type { MartTables } from '../schema/mart-tables.ts';

export type Mart = Kysely<MartTables>;
export type MartName = Extract<keyof MartTables, string>;

/** `reportDate` is `report_date`: how a row's key is called in the mart unless its source says otherwise. */
export type ColumnOf<Key extends string> = Key extends `${infer Sign}${infer Rest}`
  ? `${Sign extends Lowercase<Sign> ? Sign : `_${Lowercase<Sign>}`}${ColumnOf<Rest>}`
  : '';

/** What a query over one table of the mart knows, which it calls `t`. */
export type OneTable<Name extends MartName> = {
  [Table in MartName | 't']: Table extends 't'
    ? MartTables[Name]
    : Table extends MartName
      ? MartTables[Table]
      : never;
};

/** What an expression over one table of the mart is made with. */
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

/** Another column of `t`, or what is made of the tables. */
export type Source<DB, TB extends keyof DB, Value> =
  FittingColumn<DB, Value> | ((tables: ExpressionBuilder<DB, TB>) => Expression<Value>);

/** The keys of a row which no column of `t` is called like, or none of their type. */
type ExceptionKey<E extends TableEntry, DB> = {
  [K in Key<E>]: ColumnOf<K> extends keyof Fact<DB>
    ? Fact<DB>[ColumnOf<K>] extends Cell<E, K>
      ? never
      : K
    : K;
}[Key<E>];

/** Where a row's keys come from, exceptions alone: the others are the columns of `t` called alike. */
export type Exceptions<E extends TableEntry, DB, TB extends keyof DB> = {
  readonly [K in ExceptionKey<E, DB>]: Source<DB, TB, Cell<E, K>>;
} & { readonly [K in Key<E>]?: Source<DB, TB, Cell<E, K>> };

export interface FactSource<E extends TableEntry, DB, TB extends keyof DB> {
  readonly columns: Exceptions<E, DB, TB>;
  readonly where?: (rows: FactRows<DB, TB>, filter: FilterOf<E>) => FactRows<DB, TB>;
  /** Among equals the newest come first, whichever way the table is sorted. */
  readonly newestFirst?: true;
}

/** Facts of a table of the mart, whose key they have. */
export interface TableFacts<
  E extends TableEntry,
  Name extends MartName,
  DB,
  TB extends keyof DB,
> extends FactSource<E, DB, TB> {
  readonly of: Name;
  /** Joins that neither add nor drop rows. */
  readonly join?: (rows: FactRows<OneTable<Name>, 't'>) => FactRows<DB, TB>;
  /** The day a row speaks of, whose newest the table is as of: the definition's own unless this says otherwise. */
  readonly asOf?: FactColumn<OneTable<Name>>;
}

/** Facts that are made of several tables. */
export interface MadeFacts<E extends TableEntry, DB, TB extends keyof DB> extends FactSource<E, DB, TB> {
  readonly from: (mart: Mart) => FactRows<DB, TB>;
  /** The same rows for less, where making them is work: what they are counted from. */
  readonly counted?: (mart: Mart) => FactRows<DB, TB>;
  /** Unique among the rows of one security: breaks ties, so that no row shows on two pages. */
  readonly key: readonly FactColumn<DB>[];
  readonly asOf: FactColumn<DB>;
}
