import type { FilterOf, Page, RowOf, TableEntry } from '@console/contract-core';
import type { TableQuery } from '@console/node-kit/http';
import { inOrder, namedColumns, queriesOf, type Querying } from '@console/node-kit/queries';
import { expressionBuilder, sql, type Expression } from 'kysely';
import { z } from 'zod';
import type { MartTables } from '../schema/mart-tables.ts';
import { MARKET_TABLES } from '../schema/tables.ts';
import { isMemberOn, type SecuritySet } from './security-set.ts';
import type { FactRows, MadeFacts, Mart, MartName, OneTable, TableFacts } from './fact-source.ts';

/** A page of the rows that a table has of one security, or of a set's members. */
export type ReadFacts<E extends TableEntry> = (
  database: Querying,
  query: TableQuery<E>,
  securities: number | SecuritySet,
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
  const startOf = startsOf(entry, made);
  return async (database, query, securities) => {
    const { counted, rows } = startOf(queriesOf<MartTables>(database));
    const among = (start: LooseRows): LooseRows => {
      const own = rowsOf(securities, start, made.asOf);
      return made.where?.(own, query.filter) ?? own;
    };
    const [about, content] = await Promise.all([
      among(counted).executeTakeFirstOrThrow(),
      among(rows)
        .orderBy(orderOf(entry, typeof securities === 'number' ? made : ofMany(made), query))
        .limit(query.size)
        .offset(query.page * query.size)
        .execute(),
    ]);
    const { total, asOf } = about as unknown as About;
    return { totalElements: Number(total), content: content as RowOf<E>[], asOf };
  };
}

/** What is said about a table beside its rows. */
interface About {
  readonly total: number;
  readonly asOf: string | null;
}

/** The beginnings of both statements of a database, made for its first request: they are the same in all. */
function startsOf(entry: TableEntry, made: Made): (mart: Mart) => Starts {
  const kept = new WeakMap<Mart, Starts>();
  const columns = Object.fromEntries(
    Object.keys(entry.row.shape).map((key) => [key, expressionOf(made, key)]),
  );
  const about = { total: sql<number>`COUNT(*)`, asOf: sql<string | null>`MAX(${column(made.asOf)})` };
  return (mart) => {
    const starts = kept.get(mart) ?? {
      counted: made.counted(mart).select(namedColumns(about)),
      rows: made.from(mart).select(namedColumns(columns)),
    };
    kept.set(mart, starts);
    return starts;
  };
}

interface Starts {
  readonly counted: LooseRows;
  readonly rows: LooseRows;
}

/** As the compiler has checked them, with the types of their tables laid aside. */
type LooseTables = Record<'t', Record<string, unknown>>;
type LooseRows = FactRows<LooseTables, 't'>;
interface LooseFacts extends Omit<MadeFacts<TableEntry, LooseTables, 't'>, 'columns' | 'where'> {
  readonly of?: MartName;
  readonly join?: (rows: LooseRows) => LooseRows;
  readonly columns: Readonly<Record<string, string | ((tables: object) => Expression<unknown>)>>;
  readonly where?: (rows: LooseRows, filter: FilterOf<TableEntry>) => LooseRows;
}
type Made = LooseFacts & Required<Pick<LooseFacts, 'counted'>>;

/** Rows of one security, or of the members of a set on the days on which they belonged to it. */
function rowsOf(securities: number | SecuritySet, rows: LooseRows, day: string): LooseRows {
  if (typeof securities === 'number') return rows.where('t.security_id', '=', securities);
  const own = rows.innerJoin(
    securities.members.as('m'),
    'm.security_id' as never,
    't.security_id',
  ) as LooseRows;
  return own.where(isMemberOn(securities, sql.ref('t.security_id'), sql.ref(`t.${day}`)));
}

/** Rows of several securities are told apart by theirs as well. */
const ofMany = (made: Made): Made => ({ ...made, key: [...made.key, 'security_id'] });

/** Facts of a table take key and as-of day from its definition. */
function madeFacts(source: LooseFacts): Made {
  const { of, join } = source;
  if (of === undefined) return { ...source, counted: source.counted ?? source.from };
  const definition = MARKET_TABLES.find(({ name }) => of === `market.${name}`);
  const from = (mart: Mart): LooseRows => {
    const rows = mart.selectFrom(`${of} as t`) as unknown as LooseRows;
    return join?.(rows) ?? rows;
  };
  const key = (definition?.key ?? ['trade_date']).filter((name) => name !== 'security_id');
  return { ...source, key, asOf: source.asOf ?? definition?.asOf ?? 'trade_date', from, counted: from };
}

const column = (name: string) => sql.ref(`t.${name}`);
const TABLES = expressionBuilder<LooseTables, 't'>();

/** What stands at a key: the column called alike unless the source says otherwise. */
function expressionOf({ columns }: Made, key: string): ReturnType<typeof sql<unknown>> {
  const source = columns[key];
  return typeof source === 'function' ? sql`${source(TABLES)}` : column(columnNameOf({ columns }, key));
}

const columnNameOf = ({ columns }: Pick<Made, 'columns'>, key: string): string => {
  const source = columns[key];
  return typeof source === 'string' ? source : key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
};

function orderOf<E extends TableEntry>(
  entry: E,
  made: Made,
  { sort }: TableQuery<E>,
): ReturnType<typeof inOrder> {
  const sorted = typeof made.columns[sort.column] === 'function' ? null : columnNameOf(made, sort.column);
  return inOrder({
    by: expressionOf(made, sort.column),
    direction: sort.direction,
    mayMiss: entry.row.shape[sort.column] instanceof z.ZodNullable,
    ties: made.key
      .filter((name) => name !== sorted)
      .map((name) => ({
        by: column(name),
        direction: made.newestFirst && name === made.asOf ? 'DESC' : sort.direction,
      })),
  });
}
