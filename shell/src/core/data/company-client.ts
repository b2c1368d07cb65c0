import { createClient } from '@console/platform';

/** The company service, for the calls that belong to no domain. */
export const companyClient = createClient('company');
