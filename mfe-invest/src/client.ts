import { createClient } from '@console/platform';

/** The client of this module's own service. */
export const client = createClient('invest');
