import type { MigrationClass } from '@console/node-kit/database';

/** The industry schema, oldest first: what analysts write about industries. Nothing is kept there yet. */
export const migrations: readonly MigrationClass[] = [];
