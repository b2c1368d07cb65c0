import type { TableEntry } from '@console/contract-core';
import {
  byFilterAndOrder,
  templatesOf,
  type Querying,
  type Places,
  type QueryTemplate,
} from '@console/node-kit/queries';
import type { TableQuery } from '@console/node-kit/http';
import type { Compilable } from 'kysely';
import type { MartTables } from '../schema/mart-tables.ts';
import { orderOf, startsOf, type About, type LooseRows, type Made } from './made-facts.ts';

interface Own {
  readonly security: number;
}
interface Shown extends Own {
  readonly size: number;
  readonly skipped: number;
}
interface Templates {
  readonly about: QueryTemplate<Own, About>;
  readonly rows: QueryTemplate<Shown, object>;
}

const template = templatesOf<MartTables>();

/**
 * A page of one security's rows, with the facts about all rows (count, as-of day). Both statements are built for
 * the first request with a filter and an order; later requests with the same only put in their security and page.
 */
export function factsOfOne<E extends TableEntry>(
  entry: E,
  made: Made,
): (database: Querying, query: TableQuery<E>, security: number) => Promise<readonly [About, object[]]> {
  const templatesFor = byFilterAndOrder<E, Templates>((form) => templatesOfOne(entry, made, form));
  return async (database, query, security) => {
    const { filter, sort, size, page } = query;
    // The company is no condition of the rows: they have its share.
    const templates = templatesFor({ filter: { ...filter, dataId: undefined }, sort });
    const [[about], rows] = await Promise.all([
      templates.about(database, { security }),
      templates.rows(database, { security, size, skipped: page * size }),
    ]);
    return [about ?? { total: 0, asOf: null }, rows];
  };
}

function templatesOfOne<E extends TableEntry>(
  entry: E,
  made: Made,
  { filter, sort }: Pick<TableQuery<E>, 'filter' | 'sort'>,
): Templates {
  const starts = startsOf(entry, made);
  const among = (rows: LooseRows): LooseRows => made.where?.(rows, filter) ?? rows;
  return {
    about: template(
      (mart, { security }: Places<Own>) =>
        among(starts(mart).about.where('t.security_id', '=', security)) as Compilable<never>,
    ),
    rows: template((mart, { security, size, skipped }: Places<Shown>) =>
      among(starts(mart).rows.where('t.security_id', '=', security))
        .orderBy(orderOf(entry, made, sort))
        .limit(size)
        .offset(skipped),
    ),
  };
}
