/** Injection tokens of what the kit provides. `DataSource` of typeorm is injected by its class. */
export const CONFIG = Symbol('CONFIG');
export const CLOCK = Symbol('CLOCK');
export const REDIS = Symbol('REDIS');
export const LOGGER = Symbol('LOGGER');
/** The module of the service's threads, where it is not the one beside the service. */
export const THREAD_FILE = Symbol('THREAD_FILE');
