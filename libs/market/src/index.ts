/**
 * The market-data mart, shared by all tenants: what its tables are, how services read them, and how
 * files get in. Services read with a read-only account; only the importer (`src/cli`) writes.
 * Qualify tables with `tableName('market', …)` of node-kit.
 */
export { businessDate } from './read/business-date.ts';
export { shenwanTree, type ShenwanNode } from './read/shenwan-tree.ts';
export { MARKET_MIGRATIONS } from './schema/migrations.ts';
export { MARKET_TABLES } from './schema/tables.ts';
