import type { Page, RowOf, TableEntry } from '@console/contract-core';
import type { TableQuery } from '@console/node-kit/http';
import type { Querying } from '@console/node-kit/queries';
import { sql, type ExpressionBuilder } from 'kysely';
import type { MartTables } from '../schema/mart-tables.ts';
import type { Exceptions, FactRows, MartName, OneTable, TableFacts } from './fact-source.ts';
import { joined } from './arithmetic.ts';
import { facts, type ReadFacts } from './facts.ts';
import { MARKET_TABLES } from '../schema/tables.ts';
import type { FactMembers } from './fact-members.ts';

/** The tables of a query over the facts of members: `t` as before, and the security `s`. */
type MemberTables<Name extends MartName> = OneTable<Name> & {
  readonly s: MartTables['market.security'];
};
type Joined = 't' | 's';

/** The columns of a row: its own and those of its company, as `memberColumns` of the contract lists them. */
interface MemberRow {
  readonly id: string;
  readonly corpId: number | null;
  readonly stockCode: string;
  readonly shortName: string;
}

export interface ReadMemberFacts<E extends TableEntry> {
  /** A page of the rows of all members of a set. */
  (database: Querying, query: TableQuery<E>, set: FactMembers): Promise<Page<RowOf<E>>>;
  /** As `ReadFacts` has it. */
  readonly prepare: ReadFacts<E>['prepare'];
}

type MemberSource<E extends TableEntry, Name extends MartName> = Omit<
  TableFacts<E, Name, MemberTables<Name>, Joined>,
  'join' | 'columns'
> & {
  readonly columns: Omit<Exceptions<E, MemberTables<Name>, Joined>, keyof MemberRow>;
};

/**
 * The rows of a table of the mart that belong to the members of a set, each with its company. As with `facts`, a
 * source names only its exceptions; a row's id is the table's key in its definition.
 */
export function memberFacts<E extends TableEntry, Name extends MartName>(
  entry: E & (RowOf<E> extends MemberRow ? unknown : never),
  { columns, ...source }: MemberSource<E, Name>,
): ReadMemberFacts<E> {
  const of: Record<string, (e: ExpressionBuilder<MemberTables<MartName>, Joined>) => unknown> = {
    id: () => joined('|', ...keyOf(source.of).map((name) => sql.ref(`t.${name}`))),
    // Known by the set.
    corpId: () => sql`NULL`,
    stockCode: ({ ref }) => ref('s.code'),
    shortName: ({ ref }) => ref('s.name'),
  };
  return facts(entry, {
    ...source,
    join: (rows: FactRows<OneTable<Name>, 't'>) =>
      // The database leaves out a left join whose columns are not asked for.
      rows.leftJoin('market.security as s', 's.id' as never, 't.security_id' as never),
    columns: { ...of, ...columns },
  } as never) as never;
}

const keyOf = (of: MartName): readonly string[] =>
  MARKET_TABLES.find(({ name }) => of === `market.${name}`)?.key ?? ['security_id'];
