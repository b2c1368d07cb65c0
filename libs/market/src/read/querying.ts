import type { DataSource } from 'typeorm';

/** The database of readers: a TypeORM data source, or the importer's connection with the same interface. */
export type Querying = Pick<DataSource, 'query'>;
