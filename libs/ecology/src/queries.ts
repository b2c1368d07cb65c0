import { queriesOf, templatesOf, type Querying } from '@console/node-kit/queries';
import type { Kysely } from 'kysely';
import type { EcologyTables } from './ecology-tables.ts';

/** The tables of the mart that companies and industries refer to; the mart knows nothing of the ecology. */
interface MarketTables {
  readonly 'market.security': {
    readonly id: number;
    readonly code: string;
    readonly exchange: string;
    readonly name: string;
    readonly status: 'listed' | 'delisted';
  };
  readonly 'market.sw_industry': {
    readonly code: string;
    readonly name: string;
    readonly level: number;
    readonly parent_code: string | null;
    readonly valid_to: string | null;
  };
  readonly 'market.sw_member': {
    readonly security_id: number;
    readonly l1_code: string;
    readonly l2_code: string | null;
    readonly l3_code: string | null;
    readonly valid_to: string | null;
  };
}

export type Tables = EcologyTables & MarketTables;

/** Typed queries of a database, or in a transaction. */
export const queries = (database: Querying): Kysely<Tables> => queriesOf<Tables>(database);

/** A query of these rows that is the same in every request but for some values. */
export const template = templatesOf<Tables>();
