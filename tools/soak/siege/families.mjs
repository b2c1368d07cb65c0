import { LONG_BLOCKS } from './long-blocks.mjs';
import { MEMORY } from './memory.mjs';
import { SLOW_READERS } from './slow-readers.mjs';
import { SLOW_SENDERS } from './slow-senders.mjs';

/** The cases of a siege, by the resource that they use up. */
/** @type {Readonly<Record<string, readonly import('./siege.mjs').Case[]>>} */
export const FAMILIES = {
  'slow-senders': SLOW_SENDERS,
  'slow-readers': SLOW_READERS,
  'long-blocks': LONG_BLOCKS,
  memory: MEMORY,
};
