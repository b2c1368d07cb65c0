import type { DataSource } from 'typeorm';

/** A database, or a transaction in it. */
export type Querying = Pick<DataSource, 'query'>;
