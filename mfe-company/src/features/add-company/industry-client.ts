import { createClient } from '@console/platform';

/** This module's way to the service of industries. */
export const industryClient = createClient('industry');
