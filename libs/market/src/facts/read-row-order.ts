import type { TableEntry } from '@console/contract-core';
import type { Querying } from '@console/node-kit/queries';
import type { TableQuery } from '@console/node-kit/http';
import { sql } from 'kysely';
import { martQueries } from '../read/mart-queries.ts';
import { TO_DAYS_EPOCH } from '../read/to-days-epoch.ts';
import { comparableOf, type Made } from './made-facts.ts';
import { compareBy, mergeOrders, type OrderedPart, type OrderingValue } from './merge-orders.ts';
import { rowOrder, type RowOrder } from './row-order.ts';

/**
 * How many securities' rows are read by one statement: some ten thousand rows, in a small part of the time after which
 * a silent database counts as frozen.
 */
const AT_ONCE = 250;

/** How the rows of a table are asked for. */
export interface AskedRows<E extends TableEntry> {
  readonly entry: E;
  /** Its key begins with the security. */
  readonly made: Made;
  readonly query: Pick<TableQuery<E>, 'filter' | 'sort'>;
}

/**
 * The rows of some securities, ascending, in the order of a table: by the column it is sorted by, then by the key. They
 * are read a few hundred securities at a time, as the index of the key has them, and put in order here: the database
 * would sort them with all texts of their key, in more time than a request may take.
 */
export async function readRowOrder<E extends TableEntry>(
  database: Querying,
  asked: AskedRows<E>,
  securities: readonly number[],
): Promise<RowOrder> {
  const { direction } = asked.query.sort;
  const parts: OrderedPart[] = [];
  for (let at = 0; at < securities.length; at += AT_ONCE)
    parts.push(await readPart(database, asked, securities.slice(at, at + AT_ONCE)));
  return mergeOrders(direction === 'ASC' ? parts : parts.reverse(), direction);
}

interface PartRow {
  readonly security: number;
  readonly day: number;
  readonly by: OrderingValue;
}

async function readPart<E extends TableEntry>(
  database: Querying,
  { entry, made, query: { filter, sort } }: AskedRows<E>,
  securities: readonly number[],
): Promise<OrderedPart> {
  const from = made.from(martQueries(database));
  const keyed = (name: string) => sql.ref(`t.${name}`);
  // Turned with all others below, a column that ranks them ascends.
  const isTurned = (name: string): boolean => sort.direction === 'DESC' && name === made.ranking;
  const rows = (await (made.where?.(from, filter) ?? from)
    .where('t.security_id', 'in', securities as never)
    .select([
      sql<number>`${sql.ref('t.security_id')}`.as('security'),
      sql<number>`TO_DAYS(${sql.ref(`t.${made.asOf}`)})`.as('day'),
      comparableOf(entry, made, sort.column).as('by'),
    ] as never)
    .orderBy(sql.join(made.key.map((name) => (isTurned(name) ? sql`${keyed(name)} DESC` : keyed(name)))))
    .execute()) as unknown as readonly PartRow[];
  return sorted(sort.direction === 'ASC' ? rows : [...rows].reverse(), sort.direction);
}

/** The rows by what they are ordered by; equal ones stay in their order. */
function sorted(rows: readonly PartRow[], direction: 'ASC' | 'DESC'): OrderedPart {
  const compare = compareBy(direction);
  const inOrder = [...rows].sort((one, other) => compare(one.by, other.by));
  const order = rowOrder(
    Int32Array.from(inOrder, ({ security }) => security),
    Int32Array.from(inOrder, ({ day }) => Number(day) - TO_DAYS_EPOCH),
  );
  return { order, by: inOrder.map(({ by }) => by) };
}
