import { compareValues, MAX_PAGE_SIZE, parseSort, type CallEntry, type Page } from '@console/contract-core';
import type { CallOptions, Client } from '@console/platform';

type Row = Readonly<Record<string, unknown>>;

interface Asked {
  readonly page?: number;
  readonly size?: number;
  readonly sort?: string;
}

/**
 * A client that answers a table's pages from a call for the whole list, which it sorts and cuts. So the lists
 * of some documented calls are displayed, sorted and exported like any other table. `day` names the rows'
 * date, the newest of which is the as-of date.
 */
export const pagesOf =
  (list: CallEntry, day: string) =>
  (client: Client): Client => {
    const page = async ({ page, size, sort, ...of }: Asked, options?: CallOptions): Promise<Page<Row>> => {
      const rows = (await client.call(list, of, options)) as readonly Row[];
      const [at, count] = [page ?? 0, size ?? MAX_PAGE_SIZE];
      const days = rows.map((row) => row[day]).filter((value) => typeof value === 'string');
      return {
        totalElements: rows.length,
        content: sorted(rows, sort ?? '').slice(at * count, (at + 1) * count),
        asOf: days.sort().at(-1) ?? null,
      };
    };
    return { ...client, call: ((_, input, options) => page(input as Asked, options)) as Client['call'] };
  };

/**
 * The sorted rows: missing values are last in both directions; a sort by an unknown column keeps the order of
 * the answer.
 */
function sorted(rows: readonly Row[], sort: string): readonly Row[] {
  const order = parseSort(sort, Object.keys(rows[0] ?? {}));
  if (!order) return rows;
  const { column, direction } = order;
  return [...rows].sort((one, other) => compareValues(one[column], other[column], direction));
}
