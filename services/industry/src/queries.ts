import type { EcologyTables } from '@console/ecology';
import type { NoteRow } from '@console/ecology/notes';
import type { MartTables } from '@console/market/schema';
import { queriesOf, type Querying } from '@console/node-kit/queries';
import type { Kysely } from 'kysely';

/** The rows that this service reads and writes. */
export type Tables = MartTables &
  EcologyTables & { readonly 'industry.note': NoteRow & { readonly industry_id: number } };

/** Typed queries of a database, or in a transaction. */
export const queries = (database: Querying): Kysely<Tables> => queriesOf<Tables>(database);
