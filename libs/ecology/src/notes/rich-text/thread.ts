import { serveCleaning } from './cleaning-thread.ts';

/** The thread that cleans rich text: a service has it as its own. */
serveCleaning();
