import { serveCleaning } from '@console/ecology/rich-text';

/** The module of the service's threads, which clean rich text. */
serveCleaning();
