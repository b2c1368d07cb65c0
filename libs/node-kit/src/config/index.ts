/** How a process is configured, and the tokens by which Nest injects what the kit provides. */
export { CLOCK, CONFIG, LOGGER, REDIS, THREAD_FILE } from '../tokens.ts';
export { kitConfigSchema, urlOf, type KitConfig } from './kit-config.ts';
export { readConfig } from './read-config.ts';
