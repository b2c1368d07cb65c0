import { serveCleaning } from './notes/rich-text/cleaning-thread.ts';

/** The module of the service's threads, which clean rich text. */
serveCleaning();
