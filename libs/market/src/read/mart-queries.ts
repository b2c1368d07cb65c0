import { queriesOf, type Querying } from '@console/node-kit/queries';
import type { Kysely } from 'kysely';
import type { MartTables } from '../schema/mart-tables.ts';

/** Typed queries of the mart. */
export const martQueries = (database: Querying): Kysely<MartTables> => queriesOf<MartTables>(database);
