import type { EcologyTables } from '@console/ecology';
import type { NoteRow } from '@console/ecology/notes';
import type { MartTables } from '@console/market/schema';
import { queriesOf, templatesOf, type Querying } from '@console/node-kit/queries';
import type { Kysely } from 'kysely';

/** The rows that this service reads and writes, its own notes among them. */
export type Tables = MartTables &
  EcologyTables & { readonly 'company.note': NoteRow & { readonly company_id: number } };

/** Typed queries of a database, or in a transaction. */
export const queries = (database: Querying): Kysely<Tables> => queriesOf<Tables>(database);

/** A query of these rows that is the same in every request but for some values. */
export const template = templatesOf<Tables>();
