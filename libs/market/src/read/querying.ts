import type { DataSource } from 'typeorm';

/** What readers ask: a TypeORM data source, or one of the importer's connections in its shape. */
export type Querying = Pick<DataSource, 'query'>;
