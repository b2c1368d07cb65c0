import type { MigrationClass } from '@console/node-kit/database';

/** The industry schema, oldest first, for what analysts write about industries. It has no tables yet. */
export const migrations: readonly MigrationClass[] = [];
