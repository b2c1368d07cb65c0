import { Injectable, type Type } from '@nestjs/common';
import type { FilterOf, Page, RowOf, Session, TableEntry } from '@console/contract-core';
import type { ReadFacts } from '@console/market/facts';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { DataSource } from 'typeorm';
import { ShareOfCompany } from './share-of-company.ts';

/** The share that a filter names instead of a company; null where it names none. */
type NamedShare<E extends TableEntry> = (filter: FilterOf<E>) => number | null;

/** The source of a table about one company. Refuses with 404 a company the tenant does not have. */
export function companySource<E extends TableEntry>(
  read: ReadFacts<E>,
  namedShare?: NamedShare<E>,
): Type<TableSource<E>> {
  @Injectable()
  class CompanySource implements TableSource<E> {
    constructor(
      private readonly shares: ShareOfCompany,
      private readonly database: DataSource,
    ) {}

    async page(query: TableQuery<E>, session: Session): Promise<Page<RowOf<E>>> {
      return read(this.database, query, await this.shareOf(query.filter, session));
    }

    private shareOf(filter: FilterOf<E>, session: Session): Promise<number> {
      const dataId: unknown = Reflect.get(filter, 'dataId');
      const named = dataId === undefined ? (namedShare?.(filter) ?? null) : null;
      return named === null ? this.shares.of(session, Number(dataId)) : this.shares.followed(session, named);
    }
  }
  return CompanySource;
}
