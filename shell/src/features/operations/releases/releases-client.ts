import { createClient } from '@console/platform';

/** The way to the gateway, which knows what was released. */
export const client = createClient('gateway');
