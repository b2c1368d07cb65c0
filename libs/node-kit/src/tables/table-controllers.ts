import type { Provider, Type } from '@nestjs/common';
import {
  MESSAGES,
  parseSort,
  Refusal,
  sortableKeys,
  type TableEntry,
  type TableOf,
  type TablePaging,
} from '@console/contract-core';
import { by } from '../http/answer.ts';
import { callController } from '../http/call-controllers.ts';
import type { TableQuery, TableSource } from './table-source.ts';

type Sources<Tables extends Readonly<Record<string, TableEntry>>> = {
  readonly [Name in keyof Tables]: Type<TableSource<TableOf<Tables[Name]>>>;
};

/**
 * The controllers and providers of a domain's tables. A table without a source, or a source without a
 * table, does not compile.
 */
export function tableControllers<Tables extends Readonly<Record<string, TableEntry>>>(
  tables: Tables,
  sources: Sources<Tables>,
): { readonly controllers: Type[]; readonly providers: Provider[] } {
  const names = Object.keys(tables);
  return {
    controllers: names.flatMap((name) => {
      const entry = tables[name];
      const source = sources[name];
      return entry && source ? [tableController(entry, source)] : [];
    }),
    providers: Object.values(sources) as Provider[],
  };
}

const tableController = (entry: TableEntry, source: Type<TableSource<TableEntry>>): Type =>
  callController(
    entry,
    by<TableEntry, TableSource<TableEntry>>(source, (rows, input, { session }) =>
      rows.page(tableQuery(entry, input), session),
    ),
  );

/** Splits a validated input into filter, whitelisted sort and page. Refuses a sort the table lacks. */
export function tableQuery<E extends TableEntry>(entry: E, input: TablePaging): TableQuery<E> {
  const { page, size, sort: asked = entry.defaultSort, ...filter } = input;
  const columns = sortableKeys(entry);
  const sort = parseSort(asked, columns);
  if (sort === null)
    throw new Refusal(MESSAGES.badSort, { sort: asked.slice(0, 40), columns: columns.join('、') });
  return { filter, sort, page, size } as TableQuery<E>;
}
