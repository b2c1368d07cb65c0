import type { NoteType } from '@console/contract-company';
import type { EcologyTables } from '@console/ecology';
import type { MartTables } from '@console/market/schema';
import { queriesOf, templatesOf, type Querying } from '@console/node-kit/queries';
import type { Generated, Kysely } from 'kysely';

interface NoteRow {
  readonly id: Generated<number>;
  readonly tenant_id: string;
  readonly company_id: number;
  readonly type: NoteType;
  readonly year: number;
  /** HTML, cleaned before it was stored. */
  readonly content: string;
  /** Null once removed. */
  readonly standing: Generated<1 | null>;
  readonly version: Generated<number>;
  /** Null for notes of the demo, like `updated_by`. */
  readonly created_by: number | null;
  readonly created_at: string;
  readonly updated_by: number | null;
  readonly updated_at: string;
  readonly removed_at: string | null;
}

/** The rows that this service reads and writes, its own notes among them. */
export type Tables = MartTables & EcologyTables & { readonly 'company.note': NoteRow };

/** Typed queries of a database, or in a transaction. */
export const queries = (database: Querying): Kysely<Tables> => queriesOf<Tables>(database);

/** A query of these rows that is the same in every request but for some values. */
export const template = templatesOf<Tables>();
