import type { uploadEntries } from '@console/contract-access';
import type { FilterOf, Page, RowOf } from '@console/contract-core';
import type { TableQuery } from '@console/node-kit/http';
import { keyedPage, textContaining } from '@console/node-kit/queries';
import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { DataSource } from 'typeorm';
import { queries, type Tables } from '../queries.ts';
import { realNameOf } from '../users/real-name-of.ts';

type List = typeof uploadEntries.ownFiles | typeof uploadEntries.tenantFiles;

interface Whose {
  readonly tenantId: string;
  /** The user whose files are listed; null for all users. */
  readonly userId: number | null;
}

/** A page of a tenant's stored files: those of one user, or of all. */
export const filePage = (
  database: DataSource,
  entry: List,
  query: TableQuery<List>,
  { tenantId, userId }: Whose,
): Promise<Page<RowOf<List>>> =>
  keyedPage(database, entry, query, {
    from: queries(database).selectFrom('access.stored_file as f'),
    tenant: { column: ref('f.tenant_id'), id: tenantId },
    where: [...(userId === null ? [] : [file('f.user_id', '=', userId)]), ...conditions(query.filter)],
    key: ref('f.file_key'),
    columns: COLUMNS,
  });

const file = expressionBuilder<{ readonly f: Tables['access.stored_file'] }, 'f'>();
const { ref } = file;

const COLUMNS = {
  key: ref('f.file_key'),
  name: ref('f.name'),
  purpose: ref('f.purpose'),
  mime: ref('f.mime'),
  bytes: ref('f.bytes'),
  owner: realNameOf(ref('f.tenant_id'), ref('f.user_id')),
  createdAt: ref('f.created_at'),
};

const conditions = ({ search, purpose }: FilterOf<List>): Expression<SqlBool>[] => [
  ...(search === undefined ? [] : [file('f.name', 'like', textContaining(search))]),
  ...(purpose === undefined ? [] : [file('f.purpose', '=', purpose)]),
];
