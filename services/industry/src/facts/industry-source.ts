import { Injectable, type Type } from '@nestjs/common';
import type { Page, RowOf, Session, TableEntry } from '@console/contract-core';
import type { ReadMemberFacts } from '@console/market/facts';
import type { TableQuery, TableSource } from '@console/node-kit/http';
import { DataSource } from 'typeorm';
import { IndustryMembersReader } from './industry-members.ts';
import type { AskedSet } from './industry-set.ts';

/** The input that every entry of `industry` has. */
type AskedIndustry = { readonly dataId: number } & Pick<AskedSet, 'members'>;

/** The source of a table about the members of one industry. Refuses with 404 an industry the tenant does not have. */
export function industrySource<E extends TableEntry>(read: ReadMemberFacts<E>): Type<TableSource<E>> {
  @Injectable()
  class IndustrySource implements TableSource<E> {
    constructor(
      private readonly database: DataSource,
      private readonly reader: IndustryMembersReader,
    ) {}

    async page(query: TableQuery<E>, { tenantId }: Session): Promise<Page<RowOf<E>>> {
      const { dataId, members } = query.filter as unknown as AskedIndustry;
      return read(this.database, query, await this.reader.read({ tenantId, industryId: dataId, members }));
    }
  }
  return IndustrySource;
}
