/** The configuration of a process, and the injection tokens of what the kit provides. */
export { CLOCK, CONFIG, LOGGER, REDIS, THREAD_FILE } from '../tokens.ts';
export { kitConfigSchema, urlOf, type KitConfig } from './kit-config.ts';
export { readConfig } from './read-config.ts';
export { serviceUrls, UPSTREAMS, type Upstream } from './service-urls.ts';
