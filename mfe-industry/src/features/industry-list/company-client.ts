import { createClient } from '@console/platform';

/** This module's way to the service of companies. */
export const companyClient = createClient('company');
