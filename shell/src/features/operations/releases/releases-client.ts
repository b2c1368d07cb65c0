import { createClient } from '@console/platform';

/** The client of the gateway, which stores the releases. */
export const client = createClient('gateway');
