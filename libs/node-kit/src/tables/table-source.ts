import type { FilterOf, Page, RowOf, Session, Sort, TableEntry } from '@console/contract-core';

/** The query for a table's source, already validated and whitelisted. */
export interface TableQuery<E extends TableEntry> {
  readonly filter: FilterOf<E>;
  readonly sort: Sort<Extract<keyof RowOf<E>, string>>;
  /** Zero-based. */
  readonly page: number;
  readonly size: number;
}

/** The source of a table's rows: one class per entry. */
export interface TableSource<E extends TableEntry> {
  page(query: TableQuery<E>, session: Session): Promise<Page<RowOf<E>>>;
}
