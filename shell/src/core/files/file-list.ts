import type { accessEntries, accessTables } from '@console/contract-access';
import type { OutputOf } from '@console/contract-core';

/** A list of stored files: the user's own, or those of all users of the tenant. */
export type FileList = typeof accessTables.ownFiles | typeof accessTables.tenantFiles;

/** How much is stored and how much may be stored, in bytes. */
export type FileUsage = OutputOf<typeof accessEntries.fileUsage>;
