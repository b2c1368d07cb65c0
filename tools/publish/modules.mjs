/** The modules of the suite, each built from `mfe-<module>`. */
export const MODULES = /** @type {const} */ (['company', 'industry', 'invest', 'ai']);
