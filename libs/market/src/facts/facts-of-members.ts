import type { TableEntry } from '@console/contract-core';
import type { TableQuery } from '@console/node-kit/http';
import { sql } from 'kysely';
import type { Querying } from '@console/node-kit/queries';
import { martQueries } from '../read/mart-queries.ts';
import { TO_DAYS_EPOCH } from '../read/to-days-epoch.ts';
import type { Mart } from './fact-source.ts';
import type { FactMembers } from './fact-members.ts';
import { orderOf, startsOf, type About, type LooseRows, type Made, type Starts } from './made-facts.ts';
import { orderOfMembers, wholeOrder } from './order-of-members.ts';
import type { AskedRows } from './read-row-order.ts';
import { orderedPage, type OrderedRow } from './row-order.ts';

const DAY_MS = 86_400_000;

/** The columns by which a row of a page is recognised; they are no columns of the answer. */
const PLACE = { security: 'place_security', day: 'place_day' } as const;

interface FactsOfMembers<E extends TableEntry> {
  /** A page of the rows of a set's members, with the facts about all rows (count, as-of day). */
  page(
    database: Querying,
    query: TableQuery<E>,
    set: FactMembers,
  ): Promise<readonly [About, readonly object[]]>;
  /** Puts the rows of all securities in an order. */
  prepare(database: Querying, query: Pick<TableQuery<E>, 'filter' | 'sort'>): Promise<void>;
}

/** How the rows of a table that belong to the members of a set are read. */
export function factsOfMembers<E extends TableEntry>(entry: E, one: Made): FactsOfMembers<E> {
  const made = madeOfMembers(one);
  const startsIn = keptByDatabase(startsOf(entry, made));
  return {
    page: async (database, query, set) => {
      const order = await orderOfMembers(database, { entry, made, query }, set);
      const page = orderedPage(order, query);
      const { rows } = startsIn(martQueries(database));
      const content = page.length === 0 ? [] : await rowsOf(rows, page, { entry, made, query });
      const asOf = order.newest === null ? null : dayOf(order.newest);
      return [{ total: order.securities.length, asOf }, content.map((row) => ofMember(row, set))];
    },
    prepare: async (database, query) => {
      await wholeOrder(database, { entry, made, query });
    },
  };
}

/** The facts about several securities: rows that are equal otherwise are in the order of their securities. */
const madeOfMembers = (made: Made): Made => ({ ...made, key: ['security_id', ...made.key] });

type PlacedRow = Readonly<Record<string, unknown>>;

/** The rows of a page in its order. */
async function rowsOf<E extends TableEntry>(
  start: LooseRows,
  page: readonly OrderedRow[],
  { entry, made, query: { filter, sort } }: AskedRows<E>,
): Promise<readonly PlacedRow[]> {
  const pairs = [...new Set(page.map(({ security, day }) => `${security} ${day}`))].map((pair) => {
    const [security = 0, day = 0] = pair.split(' ').map(Number);
    return sql`(${security}, ${dayOf(day)})`;
  });
  const day = sql.ref(`t.${made.asOf}`);
  const security = sql.ref('t.security_id');
  const asked = made.where?.(start, filter) ?? start;
  const securities = [...new Set(page.map(({ security: own }) => own))];
  const rows = (await asked
    // The index of the key leads from the securities to their rows, which the pairs alone do not use.
    .where('t.security_id', 'in', securities as never)
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
