import type { Audience, LoadFailureKind, RegistryModule } from '@console/contract-core';
import { queriesOf, type JsonColumn, type Querying } from '@console/node-kit/queries';
import type { Generated, Kysely } from 'kysely';

interface ReleaseTableRow {
  readonly id: Generated<number>;
  readonly module: string;
  readonly version: string;
  readonly manifest: JsonColumn<object>;
  readonly integrity: JsonColumn<RegistryModule['integrity']>;
  /** Null for releases from before needs were recorded, like `bytes`. */
  readonly needs: JsonColumn<Readonly<Record<string, string>> | null>;
  readonly bytes: number | null;
  readonly source_commit: string | null;
  readonly registered_by: string;
  readonly registered_at: string;
}

interface ActivationRow {
  readonly id: Generated<number>;
  readonly release_id: number;
  readonly kind: Generated<'activate' | 'canary' | 'rollback' | 'end-canary'>;
  readonly audience: JsonColumn<Audience | null>;
  readonly activated_by: string;
  readonly activated_at: string;
}

interface LoadFailureRow {
  readonly id: Generated<number>;
  readonly module: string;
  readonly version: string;
  readonly kind: LoadFailureKind;
  readonly detail: string;
  readonly tenant_id: string;
  readonly user_id: number;
  readonly at: string;
}

/** The rows that the gateway reads and writes. */
export interface Tables {
  readonly 'platform.release': ReleaseTableRow;
  readonly 'platform.activation': ActivationRow;
  readonly 'platform.released_module': { readonly module: string };
  readonly 'platform.load_failure': LoadFailureRow;
}

/** Typed queries of a database, or in a transaction. */
export const queries = (database: Querying): Kysely<Tables> => queriesOf<Tables>(database);
