import type { Page, RowOf, TableEntry } from '@console/contract-core';
import type { TableQuery } from '@console/node-kit/http';
import type { Querying } from '@console/node-kit/queries';
import type { MadeFacts, MartName, OneTable, TableFacts } from './fact-source.ts';
import { factsOfMembers } from './facts-of-members.ts';
import { factsOfOne } from './facts-of-one.ts';
import { madeFacts, type LooseFacts } from './made-facts.ts';
import type { FactMembers } from './fact-members.ts';

export interface ReadFacts<E extends TableEntry> {
  /** A page of the rows that a table has of one security, or of a set's members. */
  (database: Querying, query: TableQuery<E>, securities: number | FactMembers): Promise<Page<RowOf<E>>>;
  /** Puts the rows of all securities in an order, once for each load: pages of large sets wait for it otherwise. */
  prepare(database: Querying, query: Pick<TableQuery<E>, 'filter' | 'sort'>): Promise<void>;
}

/**
 * How the rows of a table about one security are read, a page at a time, by the column the table is sorted by. A
 * security has some thousand rows at most, which its index finds together.
 */
export function facts<
  E extends TableEntry,
  Name extends MartName,
  DB = OneTable<Name>,
  TB extends keyof DB = Extract<keyof DB, 't'>,
>(entry: E, source: TableFacts<E, Name, DB, TB>): ReadFacts<E>;
export function facts<E extends TableEntry, DB, TB extends keyof DB>(
  entry: E,
  source: MadeFacts<E, DB, TB>,
): ReadFacts<E>;
export function facts<E extends TableEntry>(entry: E, source: unknown): ReadFacts<E> {
  const made = madeFacts(source as LooseFacts);
  const ofOne = factsOfOne(entry, made);
  const ofMembers = factsOfMembers(entry, made);
  const read = async (
    ...[database, query, securities]: Parameters<ReadFacts<E>>
  ): Promise<Page<RowOf<E>>> => {
    const [about, content] = await (typeof securities === 'number'
      ? ofOne(database, query, securities)
      : ofMembers.page(database, query, securities));
    return { totalElements: Number(about.total), content: content as RowOf<E>[], asOf: about.asOf };
  };
  return Object.assign(read, { prepare: ofMembers.prepare });
}
