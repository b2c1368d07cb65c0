import { createClient } from '@console/platform';

/** The way to the service of users, authorities and the audit log. */
export const client = createClient('access');
