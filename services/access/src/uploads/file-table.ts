import type { RowOf } from '@console/contract-core';
import type { uploadEntries } from '@console/contract-access';
import { tableName, textContaining, type Condition, type SqlTable, type TableQuery } from '@console/node-kit';

type List = typeof uploadEntries.ownFiles;

/** Stored files of the caller's tenant: those of one user, or of all. */
export const fileTable = (userId: number | null): SqlTable<List> => ({
  from: `${tableName('access', 'stored_file')} f`,
  details: `LEFT JOIN ${tableName('access', 'user')} u ON u.id = f.user_id AND u.tenant_id = f.tenant_id`,
  key: 'f.file_key',
  tenant: 'f.tenant_id',
  columns: {
    key: 'f.file_key',
    name: 'f.name',
    purpose: 'f.purpose',
    mime: 'f.mime',
    bytes: 'f.bytes',
    owner: 'u.real_name',
    createdAt: 'f.created_at',
  } satisfies Record<keyof RowOf<List>, string>,
  where: (filter) => conditions(filter, userId),
});

function conditions(
  { search, purpose }: TableQuery<List>['filter'],
  userId: number | null,
): readonly Condition[] {
  return [
    ...(userId === null ? [] : [{ sql: 'f.user_id = ?', values: [userId] }]),
    ...(search === undefined ? [] : [{ sql: 'f.name LIKE ?', values: [textContaining(search)] }]),
    ...(purpose === undefined ? [] : [{ sql: 'f.purpose = ?', values: [purpose] }]),
  ];
}
