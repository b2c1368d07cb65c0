/**
 * The numeric core: arrays in, arrays out; no I/O, no framework, no dependency. Missing is NaN. Each
 * function names the convention it follows.
 */
export { adjustCloses, type AdjustMode } from './adjust-closes.ts';
export { growthRate } from './growth-rate.ts';
export { meanOfPresent } from './mean-of-present.ts';
export { median } from './median.ts';
export { percentileOf } from './percentile-of.ts';
export { percentileRanks } from './percentile-ranks.ts';
export { trailingYear } from './trailing-year.ts';
