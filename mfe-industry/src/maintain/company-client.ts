import { createClient } from '@console/platform';

/** The client of the service of companies. */
export const companyClient = createClient('company');
