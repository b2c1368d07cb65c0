import type { Querying } from '@console/node-kit/queries';
import { queries } from './queries.ts';

/** A market index. */
export interface MarketIndex {
  readonly code: string;
  readonly name: string;
}

/** The indexes that have bars, by code. */
export function indexesWithBars(database: Querying): Promise<MarketIndex[]> {
  return queries(database)
    .selectFrom('market.index_profile as p')
    .select(['p.index_code as code', 'p.name'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('market.index_bar as b')
          .select('b.index_code')
          .whereRef('b.index_code', '=', 'p.index_code'),
      ),
    )
    .orderBy('p.index_code')
    .execute();
}
