import { createClient } from '@console/platform';

/** The client of the service of industries. */
export const industryClient = createClient('industry');
