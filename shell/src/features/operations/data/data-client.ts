import { createClient } from '@console/platform';

/** The client of the service of data quality and imports. */
export const client = createClient('data');
