import type { Page, RowOf, TableEntry } from '@console/contract-core';
import type { Querying } from '@console/node-kit/queries';
import type { TableQuery } from '@console/node-kit/http';
import type { MadeFacts, MartName, OneTable, TableFacts } from './fact-source.ts';
import { factsOfMembers } from './facts-of-members.ts';
import { factsOfOne } from './facts-of-one.ts';
import { madeFacts, type LooseFacts } from './made-facts.ts';
import type { FactMembers } from './fact-members.ts';

/** A page of the rows that a table has of one security, or of a set's members. */
export type ReadFacts<E extends TableEntry> = (
  database: Querying,
  query: TableQuery<E>,
  securities: number | FactMembers,
) => Promise<Page<RowOf<E>>>;

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
  return async (database, query, securities) => {
    const [about, content] = await (typeof securities === 'number'
      ? ofOne(database, query, securities)
      : ofMembers(database, query, securities));
    return { totalElements: Number(about.total), content: content as RowOf<E>[], asOf: about.asOf };
  };
}
