import type { TableEntry } from '@console/contract-core';
import type { Querying } from '@console/node-kit/queries';
import { HeldPanels } from '../panels/held-panels.ts';
import { newestLoad } from '../read/newest-load.ts';
import { highestId } from '../read/read-panel.ts';
import type { FactMembers } from './fact-members.ts';
import { readRowOrder, type AskedRows } from './read-row-order.ts';
import { orderOfSet, type RowOrder, type SetOrder } from './row-order.ts';

/** For some dozens of orders: half a million rows take 5 MB. */
const MOST_BYTES = 128 * 1024 ** 2;
/** The most securities whose rows are put in order for their set alone; those of a larger set with all others, once. */
const FEW = 1000;

type Orders = HeldPanels<RowOrder | SetOrder>;

/** The orders of all tables, by database. */
const orders = new WeakMap<Querying, Orders>();

/** The parts of a filter that name the set and its members. */
const NAMES_OF_SETS: ReadonlySet<string> = new Set(['dataId', 'members']);

/**
 * The rows of a set's members in the order of a table, made once for each load, filter and sort. The order of all
 * securities serves every set; until it is there, a small set has one of its own.
 */
export async function orderOfMembers<E extends TableEntry>(
  database: Querying,
  asked: AskedRows<E>,
  { key, securities, counts }: FactMembers,
): Promise<SetOrder> {
  const kept = ordersOf(database);
  const name = await nameOf(database, asked);
  return kept.ask(`${name} ${key}`, async () => {
    const isOwn = securities.length <= FEW && !kept.has(name);
    return orderOfSet(
      await (isOwn ? readRowOrder(database, asked, securities) : wholeOrder(database, asked)),
      counts,
    );
  }) as Promise<SetOrder>;
}

/** Puts the rows of all securities in order, unless they are: later requests with the same filter and sort find it. */
export async function wholeOrder<E extends TableEntry>(
  database: Querying,
  asked: AskedRows<E>,
): Promise<RowOrder> {
  return ordersOf(database).ask(await nameOf(database, asked), async () => {
    const most = await highestId(database);
    return readRowOrder(
      database,
      asked,
      Array.from({ length: most }, (_, at) => at + 1),
    );
  });
}

function ordersOf(database: Querying): Orders {
  const kept = orders.get(database) ?? new HeldPanels<RowOrder | SetOrder>(MOST_BYTES, bytesOf);
  orders.set(database, kept);
  return kept;
}

/** The same as long as no load changes the table, nor the securities' names and codes. */
async function nameOf<E extends TableEntry>(
  database: Querying,
  { entry, made: { of }, query: { filter, sort } }: AskedRows<E>,
): Promise<string> {
  // The set is no condition of the rows: its members are looked up in them.
  const conditions = Object.entries(filter).filter(([name]) => !NAMES_OF_SETS.has(name));
  const load = await newestLoad(database, of && [of.replace('market.', ''), 'security']);
  return JSON.stringify([load, entry.id, conditions, sort]);
}

const bytesOf = ({ securities, days, places }: RowOrder): number =>
  securities.byteLength + days.byteLength + places.byteLength;
