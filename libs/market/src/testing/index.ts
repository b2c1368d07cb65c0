/** Helpers of the mart for tests of other packages. */
export { selectArrays } from '../database/select-arrays.ts';
export { coverages } from '../derive/coverages/coverages.ts';
export { MARKET_MIGRATIONS } from '../schema/migrations.ts';
export { gbkBytes } from '../verify/gbk-bytes.ts';
export { scratchMarket, type ScratchMarket } from './scratch-market.ts';
