/**
 * The numeric core: arrays in, arrays out; no I/O, no framework, no dependency. Missing is NaN. Each
 * function names the convention it follows.
 */
export { adjustCloses, type AdjustMode } from './series/adjust-closes.ts';
export { growthRate } from './series/growth-rate.ts';
export { meanOfPresent } from './stats/mean-of-present.ts';
export { median } from './stats/median.ts';
export { percentileOf } from './stats/percentile-of.ts';
export { percentileRanks } from './stats/percentile-ranks.ts';
export { trailingYear } from './series/trailing-year.ts';
