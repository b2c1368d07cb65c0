import type { NoticeRow } from '@console/node-kit/notices';
import { queriesOf, type Querying } from '@console/node-kit/queries';
import type { AuditLogRow } from '@console/node-kit/records';
import type { Kysely } from 'kysely';
import type { UserTables } from './user-tables.ts';

/** The rows that this service reads and writes. */
export interface Tables extends UserTables {
  readonly 'access.audit_log': AuditLogRow;
  readonly 'access.notice': NoticeRow;
}

/** Typed queries of a database, or in a transaction. */
export const queries = (database: Querying): Kysely<Tables> => queriesOf<Tables>(database);
