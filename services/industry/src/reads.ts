import type { EcologyTables } from '@console/ecology';
import type { MartTables } from '@console/market';
import { readsOf, type Querying } from '@console/node-kit';
import type { Kysely } from 'kysely';

/** The rows that this service reads. */
export type Tables = MartTables & EcologyTables;

/** Typed reads of a database, or in a transaction. */
export const reads = (database: Querying): Kysely<Tables> => readsOf<Tables>(database);
