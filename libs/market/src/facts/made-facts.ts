import type { FilterOf, TableEntry } from '@console/contract-core';
import { inOrder, namedColumns } from '@console/node-kit/queries';
import type { TableQuery } from '@console/node-kit/http';
import { expressionBuilder, sql, type Expression, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { MARKET_TABLES } from '../schema/tables.ts';
import type { FactRows, MadeFacts, Mart, MartName } from './fact-source.ts';

/** Rows whose types the compiler has checked, without the types of their tables. */
export type LooseRows = FactRows<LooseTables, 't'>;
type LooseTables = Record<'t', Record<string, unknown>>;

export interface LooseFacts extends Omit<MadeFacts<TableEntry, LooseTables, 't'>, 'columns' | 'where'> {
  readonly of?: MartName;
  readonly join?: (rows: LooseRows) => LooseRows;
  readonly columns: Readonly<Record<string, string | ((tables: object) => Expression<unknown>)>>;
  readonly where?: (rows: LooseRows, filter: FilterOf<TableEntry>) => LooseRows;
}
export type Made = LooseFacts &
  Required<Pick<LooseFacts, 'counted'>> & {
    /** The columns of words from a list, which the database orders as that lists them. */
    readonly choices?: ReadonlySet<string>;
  };

/** The facts with the key and as-of day of the table's definition. */
export function madeFacts(source: LooseFacts): Made {
  const { of, join } = source;
  if (of === undefined) return { ...source, counted: source.counted ?? source.from };
  const definition = MARKET_TABLES.find(({ name }) => of === `market.${name}`);
  const from = (mart: Mart): LooseRows => {
    const rows = mart.selectFrom(`${of} as t`) as unknown as LooseRows;
    return join?.(rows) ?? rows;
  };
  const key = (definition?.key ?? ['trade_date']).filter((name) => name !== 'security_id');
  const choices = new Set(definition?.columns.filter(({ type }) => type === 'enum').map(({ name }) => name));
  return {
    ...source,
    key,
    asOf: source.asOf ?? definition?.asOf ?? 'trade_date',
    from,
    counted: from,
    choices,
  };
}

/** The facts about a table beside its rows. */
export interface About {
  readonly total: number;
  readonly asOf: string | null;
}

/** The beginnings of both statements of a table: the facts about it, and its rows. */
export interface Starts {
  readonly about: LooseRows;
  readonly rows: LooseRows;
}

/** How both statements begin, whichever rows they are about. */
export function startsOf(entry: TableEntry, made: Made): (mart: Mart) => Starts {
  const columns = Object.fromEntries(
    Object.keys(entry.row.shape).map((key) => [key, expressionOf(made, key)]),
  );
  const about = { total: sql<number>`COUNT(*)`, asOf: sql<string | null>`MAX(${column(made.asOf)})` };
  return (mart) => ({
    about: made.counted(mart).select(namedColumns(about)),
    rows: made.from(mart).select(namedColumns(columns)),
  });
}

const column = (name: string): ReturnType<typeof sql.ref> => sql.ref(`t.${name}`);
const TABLES = expressionBuilder<LooseTables, 't'>();

/** The expression of a key: the column of the same name unless the source says otherwise. */
export function expressionOf({ columns }: Made, key: string): ReturnType<typeof sql<unknown>> {
  const source = columns[key];
  return typeof source === 'function' ? sql`${source(TABLES)}` : column(columnNameOf({ columns }, key));
}

const columnNameOf = ({ columns }: Pick<Made, 'columns'>, key: string): string => {
  const source = columns[key];
  return typeof source === 'string' ? source : key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
};

/**
 * What the rows of a page are ordered by, in a form that is compared in the same way outside of the database: a number,
 * or the digits of a text's place in the database's order of texts.
 */
export function comparableOf(entry: TableEntry, made: Made, key: string): RawBuilder<number | string | null> {
  const value = expressionOf(made, key);
  const isChoice = typeof made.columns[key] !== 'function' && made.choices?.has(columnNameOf(made, key));
  if (isChoice || isNumber(entry.row.shape[key])) return sql`CAST(${value} AS DOUBLE)`;
  return sql`HEX(WEIGHT_STRING(CONCAT(${value}, '')))`;
}

const isNumber = (schema: z.core.$ZodType | undefined): boolean =>
  schema instanceof z.ZodNumber || (schema instanceof z.ZodNullable && isNumber(schema.unwrap()));

/** The order of a page: by the chosen column, then by the key. */
export function orderOf<E extends TableEntry>(
  entry: E,
  made: Made,
  sort: TableQuery<E>['sort'],
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
        direction: tieDirection(made, name, sort.direction),
      })),
  });
}

function tieDirection(
  { newestFirst, asOf, ranking }: Made,
  name: string,
  direction: 'ASC' | 'DESC',
): 'ASC' | 'DESC' {
  if (newestFirst && name === asOf) return 'DESC';
  return name === ranking ? 'ASC' : direction;
}
