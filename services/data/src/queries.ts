import type { MartTables } from '@console/market/schema';
import type { JobRow } from '@console/node-kit/jobs';
import { queriesOf, type Querying } from '@console/node-kit/queries';
import type { Kysely } from 'kysely';

/** The rows that this service reads. */
export type Tables = MartTables & {
  readonly 'platform.job': JobRow;
};

/** Typed queries of a database, or in a transaction. */
export const queries = (database: Querying): Kysely<Tables> => queriesOf<Tables>(database);
