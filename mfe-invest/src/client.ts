import { createClient } from '@console/platform';

/** This module's way to its own service. */
export const client = createClient('invest');
