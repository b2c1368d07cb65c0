import { createClient } from '@console/platform';

/** The client of the service of users, authorities and the audit log. */
export const client = createClient('access');
