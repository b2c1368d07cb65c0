/** Files of the documented format: finding them, mappings of other formats, and how a row is written and judged. */
export { findSources } from './find-sources.ts';
export { loadMapping, MAPPING_NAMES, MappingFault } from './load-mapping.ts';
export type { Mapping } from './mapping.ts';
export { pinyinInitialsOf, pinyinOf } from './pinyin-of.ts';
export { compileRowCheck } from './row-check.ts';
export { boardOf, parseSecurityCode, securityText, type SecurityCode } from './security-code.ts';
