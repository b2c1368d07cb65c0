import type { MigrationClass } from '@console/node-kit';

/** The company schema, oldest first: what analysts write about companies. Nothing is kept there yet. */
export const migrations: readonly MigrationClass[] = [];
