import type { TableEntry } from '@console/contract-core';
import type { Querying } from '@console/node-kit/queries';
import type { TableQuery } from '@console/node-kit/http';
import { sql } from 'kysely';
import { HeldPanels } from '../panels/held-panels.ts';
import { martQueries } from '../read/mart-queries.ts';
import { newestLoad } from '../read/newest-load.ts';
import type { Mart } from './fact-source.ts';
import type { FactMembers } from './fact-members.ts';
import { orderOf, startsOf, type About, type LooseRows, type Made, type Starts } from './made-facts.ts';
import { orderedPage, type OrderedRow, type RowOrder } from './row-order.ts';
import { TO_DAYS_EPOCH } from '../read/to-days-epoch.ts';

const DAY_MS = 86_400_000;
/** For some dozens of orders: half a million rows take 4 MB. */
const MOST_BYTES = 128 * 1024 ** 2;

/** The orders of all tables, by database: read once for each load, filter and sort, whatever set is asked for. */
const orders = new WeakMap<Querying, HeldPanels<RowOrder>>();

/** The columns by which a row of a page is recognised; they are no columns of the answer. */
const PLACE = { security: 'place_security', day: 'place_day' } as const;

/** A page of the rows of a set's members, with the facts about all rows (count, as-of day). */
export function factsOfMembers<E extends TableEntry>(
  entry: E,
  one: Made,
): (database: Querying, query: TableQuery<E>, set: FactMembers) => Promise<readonly [About, object[]]> {
  // Rows of several securities are distinguished by their security as well.
  const made: Made = { ...one, key: [...one.key, 'security_id'] };
  const startsIn = keptByDatabase(startsOf(entry, made));
  return async (database, query, set) => {
    const order = await orderOfRows(database, { entry, made, query });
    const { counts } = set;
    const { total, newest, page } = orderedPage(order, {
      counts,
      skipped: query.page * query.size,
      size: query.size,
    });
    const starts = startsIn(martQueries(database));
    const rows = page.length === 0 ? [] : await rowsOf(starts.rows, page, { entry, made, query });
    const asOf = newest === null ? null : dayOf(newest);
    return [{ total, asOf }, rows.map((row) => ofMember(row, set))];
  };
}

/** The parts of a filter that name the set and its members. */
const NAMES_OF_SETS: ReadonlySet<string> = new Set(['dataId', 'members']);

interface Read<E extends TableEntry> {
  readonly entry: E;
  readonly made: Made;
  readonly query: TableQuery<E>;
}

async function orderOfRows<E extends TableEntry>(
  database: Querying,
  { entry, made, query: { filter, sort } }: Read<E>,
): Promise<RowOrder> {
  const kept = orders.get(database) ?? new HeldPanels<RowOrder>(MOST_BYTES, bytesOf);
  orders.set(database, kept);
  const load = await newestLoad(database);
  // The set is no condition of the rows: its members are looked up in them.
  const conditions = Object.entries(filter).filter(([name]) => !NAMES_OF_SETS.has(name));
  return kept.ask(JSON.stringify([load, entry.id, conditions, sort]), async () => {
    const from = made.from(martQueries(database));
    const rows = (await (made.where?.(from, filter) ?? from)
      .select([
        sql<number>`${sql.ref('t.security_id')}`.as('security'),
        sql<number>`TO_DAYS(${sql.ref(`t.${made.asOf}`)})`.as('day'),
      ] as never)
      .orderBy(orderOf(entry, made, sort))
      .execute()) as unknown as readonly { readonly security: number; readonly day: number }[];
    return {
      securities: Int32Array.from(rows, ({ security }) => security),
      days: Int32Array.from(rows, ({ day }) => Number(day) - TO_DAYS_EPOCH),
    };
  });
}

const bytesOf = ({ securities, days }: RowOrder): number => securities.byteLength + days.byteLength;

type PlacedRow = Readonly<Record<string, unknown>>;

/** The rows of a page in its order. */
async function rowsOf<E extends TableEntry>(
  start: LooseRows,
  page: readonly OrderedRow[],
  { entry, made, query: { filter, sort } }: Read<E>,
): Promise<readonly PlacedRow[]> {
  const pairs = [...new Set(page.map(({ security, day }) => `${security} ${day}`))].map((pair) => {
    const [security = 0, day = 0] = pair.split(' ').map(Number);
    return sql`(${security}, ${dayOf(day)})`;
  });
  const day = sql.ref(`t.${made.asOf}`);
  const security = sql.ref('t.security_id');
  const asked = made.where?.(start, filter) ?? start;
  const rows = (await asked
    .where(sql<boolean>`(${security}, ${day}) IN (${sql.join(pairs)})`)
    .select([security.as(PLACE.security), sql<number>`TO_DAYS(${day})`.as(PLACE.day)] as never)
    .orderBy(orderOf(entry, made, sort))
    .execute()) as unknown as readonly PlacedRow[];
  const groups = new Map<string, PlacedRow[]>();
  for (const row of rows) {
    const key = `${Number(row[PLACE.security])} ${Number(row[PLACE.day]) - TO_DAYS_EPOCH}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return page.flatMap(({ security: own, day: on, place }): readonly PlacedRow[] => {
    const found = groups.get(`${own} ${on}`)?.[place];
    return found === undefined ? [] : [found];
  });
}

/** A row without what it was recognised by, with the company of its security. */
function ofMember(row: PlacedRow, { companyOf }: FactMembers): object {
  const own = Object.entries(row).filter(([name]) => name !== PLACE.security && name !== PLACE.day);
  return { ...(Object.fromEntries(own) as object), corpId: companyOf(Number(row[PLACE.security])) };
}

const dayOf = (days: number): string => new Date(days * DAY_MS).toISOString().slice(0, 10);

/** Built for the first request of a database: they are the same for all. */
function keptByDatabase(startsIn: (mart: Mart) => Starts): (mart: Mart) => Starts {
  const kept = new WeakMap<Mart, Starts>();
  return (mart) => {
    const starts = kept.get(mart) ?? startsIn(mart);
    kept.set(mart, starts);
    return starts;
  };
}
