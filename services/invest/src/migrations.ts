import type { MigrationClass } from '@console/node-kit';

/** The invest schema, oldest first: styles, strategies, factors and their jobs. Nothing is kept there yet. */
export const migrations: readonly MigrationClass[] = [];
