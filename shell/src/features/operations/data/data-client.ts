import { createClient } from '@console/platform';

/** The way to the service of data quality and imports. */
export const client = createClient('data');
